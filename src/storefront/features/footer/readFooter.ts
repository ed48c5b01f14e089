import { call, select } from 'redux-saga/effects';
import { STORE_ENTRY_LIFETIME_SECONDS } from '../../../contract/constants';
import { request, type SagaGenerator } from '../../api';
import type { RootState } from '../../app/rootReducer';
import { menusApi, navigationMenuArgs } from '../menus';
import { selectEditedSite } from '../preview';
import { readSite, selectSiteConfiguration } from '../site';

/** Reads the columns of the checkout footer, once the site has said which menu they are. */
export function* readFooter(): SagaGenerator {
  yield call(readSite);
  const state = (yield select()) as RootState;
  const { checkoutColumnsMenu } = selectSiteConfiguration(state).footer;
  // What is being edited is in the page already.
  if (checkoutColumnsMenu === null || selectEditedSite(state)) return;
  const read = { subscribe: false, forceRefetch: STORE_ENTRY_LIFETIME_SECONDS } as const;
  const args = navigationMenuArgs(checkoutColumnsMenu, false);
  yield call(request, menusApi.endpoints.navigationMenu.initiate(args, read));
}
