import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import { menuArgs, readBuiltMenu } from '../menus';
import { readSite, selectSiteConfiguration } from '../../features/site';

/** Reads the menus of both footers, once the site configuration has named them; one that cannot be read is omitted. */
export function* readColumns(): SagaGenerator {
  yield* call(readSite);
  const { footer } = yield* select(selectSiteConfiguration);
  const names = [footer.columnsMenu, footer.checkoutColumnsMenu].filter((name) => name !== null);
  yield* all(names.map((name) => readBuiltMenu(menuArgs(name, false))));
}
