import { call, select } from 'redux-saga/effects';
import type { NavigationMenuArgs } from '../../../../contract/catalog/menu';
import { STORE_ENTRY_LIFETIME_SECONDS } from '../../../../contract/constants';
import { request, type SagaGenerator } from '../../../api';
import type { RootState } from '../../../app/rootReducer';
import { selectEditedSite } from '../../preview';
import { readSite, selectHeaderVariant, selectSiteConfiguration } from '../../site';
import { menusApi } from '../menusApi';

/** The menu of the shopper's header variant, by its developer name, as the builder wants it. */
export const selectMenuName = (state: RootState): string => selectHeaderVariant(state).navigationMenuEditor;
export const navigationMenuArgs = (name: string, showHomeLink: boolean): NavigationMenuArgs => ({
  navigationLinkSetDeveloperName: name,
  ...(showHomeLink && { addHomeMenuItem: true }),
});

/** Reads the menu, once the site has said which. What can't be had leaves a bar with the categories alone. */
export function* readNavigation(): SagaGenerator {
  yield call(readSite);
  const state = (yield select()) as RootState;
  // What is being edited is in the page already.
  if (selectEditedSite(state)) return;
  const args = navigationMenuArgs(selectMenuName(state), selectSiteConfiguration(state).navigation.showHomeLink);
  const read = { subscribe: false, forceRefetch: STORE_ENTRY_LIFETIME_SECONDS } as const;
  yield call(request, menusApi.endpoints.navigationMenu.initiate(args, read));
}
