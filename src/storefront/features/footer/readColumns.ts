import { call, select } from 'redux-saga/effects';
import type { SiteConfiguration } from '../../../contract/site/siteConfiguration';
import type { SagaGenerator } from '../../api';
import { navigationMenuArgs, readBuiltMenu } from '../menus';
import { readSite, selectSiteConfiguration } from '../site';
import { readFooter } from './readFooter';

/** Reads the menus of both footers, once the site has said which; one that can't be had leaves a footer without it. */
export function* readColumns(): SagaGenerator {
  yield call(readSite);
  const { footer } = (yield select(selectSiteConfiguration)) as SiteConfiguration;
  yield call(readBuiltMenu, navigationMenuArgs(footer.columnsMenu, false));
  yield call(readFooter);
}
