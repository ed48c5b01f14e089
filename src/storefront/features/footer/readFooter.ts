import { call, select } from 'redux-saga/effects';
import type { SagaGenerator } from '../../api';
import type { RootState } from '../../app/rootReducer';
import { navigationMenuArgs, readBuiltMenu } from '../menus';
import { readSite, selectSiteConfiguration } from '../site';

/** Reads the columns of the checkout footer, once the site has said which menu they are. */
export function* readFooter(): SagaGenerator {
  yield call(readSite);
  const { checkoutColumnsMenu } = selectSiteConfiguration((yield select()) as RootState).footer;
  if (checkoutColumnsMenu !== null) yield call(readBuiltMenu, navigationMenuArgs(checkoutColumnsMenu, false));
}
