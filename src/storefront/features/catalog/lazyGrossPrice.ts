import { lazyComponent } from '../../kernel/lazy';

/** The price with its taxes: only gross webstores show it. */
export const grossPrice = lazyComponent(() =>
  import(/* webpackChunkName: "late-gross" */ './components/product/GrossPrice').then(
    ({ grossPriceModule }) => grossPriceModule,
  ),
);
