import { lazyCode, lazyComponent } from '../../kernel/lazy';

/** What stands in the hero's place for a buyer. */
export const buyersHome = lazyComponent(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './buyers').then(({ buyersHomeModule }) => buyersHomeModule),
);

/** Reads what it shows. */
export const buyersHomeReads = lazyCode(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './buyers').then(({ readBuyersHome }) => readBuyersHome),
);
