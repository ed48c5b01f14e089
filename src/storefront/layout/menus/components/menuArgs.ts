import type { NavigationMenuArgs } from '../../../../contract/catalog/menu';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { readSite, selectHeaderVariant, selectSiteConfiguration } from '../../../features/site';
import { readBuiltMenu } from '../builtMenu';

/** The developer name of the menu for the shopper's header variant, as the builder chose it. */
export const selectMenuName = (state: RootState): string => selectHeaderVariant(state).navigationMenuEditor;
export const menuArgs = (name: string, showHomeLink: boolean): NavigationMenuArgs => ({
  navigationLinkSetDeveloperName: name,
  ...(showHomeLink && { addHomeMenuItem: true }),
});

/** Reads the menu, once the site configuration has named it. On failure the bar shows only the categories. */
export function* readHeaderMenu(): SagaGenerator {
  yield* call(readSite);
  const state = yield* select();
  const { showHomeLink } = selectSiteConfiguration(state).navigation;
  yield* call(readBuiltMenu, menuArgs(selectMenuName(state), showHomeLink));
}
