import { lazyComponent } from '../../kernel/lazy';

/** The details below a product's offer: static content, so the server's HTML suffices without JavaScript. */
export const productDetails = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './components/product/ProductDetails').then(
      ({ productDetailsModule }) => productDetailsModule,
    ),
  'idle',
);
