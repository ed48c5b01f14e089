import type { NavigationMenuArgs } from '../../../../contract/catalog/menu';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { readSite, selectHeaderVariant, selectSiteConfiguration } from '../../../features/site';
import { readBuiltMenu } from '../builtMenu';

/** The menu of the shopper's header variant, by its developer name, as the builder wants it. */
export const selectMenuName = (state: RootState): string => selectHeaderVariant(state).navigationMenuEditor;
export const navigationMenuArgs = (name: string, showHomeLink: boolean): NavigationMenuArgs => ({
  navigationLinkSetDeveloperName: name,
  ...(showHomeLink && { addHomeMenuItem: true }),
});

/** Reads the menu, once the site has said which. What can't be had leaves a bar with the categories alone. */
export function* readNavigation(): SagaGenerator {
  yield* call(readSite);
  const state = yield* select();
  const { showHomeLink } = selectSiteConfiguration(state).navigation;
  yield* call(readBuiltMenu, navigationMenuArgs(selectMenuName(state), showHomeLink));
}
