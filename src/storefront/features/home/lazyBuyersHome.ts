import { lazyCode, lazyComponent } from '../../kernel/lazy';

/** Shown to a buyer instead of the hero. */
export const buyersHome = lazyComponent(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './buyers').then(({ buyersHomeModule }) => buyersHomeModule),
);

/** Reads what it shows. */
export const buyersHomeReads = lazyCode(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './buyers').then(({ readBuyersHome }) => readBuyersHome),
);
