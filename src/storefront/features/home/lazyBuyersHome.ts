import { lazyCode, lazyComponent } from '../../kernel/lazy';

/** Shown to a buyer instead of the hero. */
export const buyersHome = lazyComponent(() =>
  import(/* webpackChunkName: "late-buyersHome" */ './buyers').then(({ buyersHomeModule }) => buyersHomeModule),
);

/** Reads what `buyersHome` shows. */
export const buyersHomeReads = lazyCode(() =>
  import(/* webpackChunkName: "late-buyersHome" */ './buyers').then(({ readBuyersHome }) => readBuyersHome),
);
