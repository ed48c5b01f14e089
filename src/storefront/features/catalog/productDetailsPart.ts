import { createPart } from '../../kernel/parts';

/** What stands below the offer of a product's page: to be read, and therefore there without a script. */
export const productDetails = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/product/ProductDetails').then(
      ({ productDetailsPart }) => productDetailsPart,
    ),
  'soon',
);
