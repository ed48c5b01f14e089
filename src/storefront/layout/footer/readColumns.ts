import { all, call, select } from 'redux-saga/effects';
import type { SiteConfiguration } from '../../../contract/site/siteConfiguration';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import { navigationMenuArgs, readBuiltMenu } from '../menus';
import { readSite, selectSiteConfiguration } from '../../features/site';

/** Reads the menus of both footers, once the site has said which; one that can't be had leaves a footer without it. */
export function* readColumns(): SagaGenerator {
  yield call(readSite);
  const { footer } = (yield select(selectSiteConfiguration)) as SiteConfiguration;
  const names = [footer.columnsMenu, footer.checkoutColumnsMenu].filter((name) => name !== null);
  yield all(names.map((name) => call(readBuiltMenu, navigationMenuArgs(name, false))));
}
