import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import { navigationMenuArgs, readBuiltMenu } from '../menus';
import { readSite, selectSiteConfiguration } from '../../features/site';

/** Reads the menus of both footers, once the site has said which; one that can't be had leaves a footer without it. */
export function* readColumns(): SagaGenerator {
  yield* call(readSite);
  const { footer } = yield* select(selectSiteConfiguration);
  const names = [footer.columnsMenu, footer.checkoutColumnsMenu].filter((name) => name !== null);
  yield* all(names.map((name) => readBuiltMenu(navigationMenuArgs(name, false))));
}
