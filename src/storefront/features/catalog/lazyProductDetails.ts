import { lazyComponent } from '../../kernel/lazy';

/** What stands below the offer of a product's page: to be read, and therefore there without a script. */
export const productDetails = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/product/ProductDetails').then(
      ({ productDetailsModule }) => productDetailsModule,
    ),
  'idle',
);
