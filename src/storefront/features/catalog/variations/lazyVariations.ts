import { lazyCode, lazyComponent } from '../../../kernel/lazy';

/** The table of a product's variations: few products have any. */
export const variationTable = lazyComponent(() =>
  import(/* webpackChunkName: "part-variations" */ '../components/product/VariationTable').then(
    ({ variationTableModule }) => variationTableModule,
  ),
);

/** Reads what the table shows. */
export const variationReads = lazyCode(() =>
  import(/* webpackChunkName: "part-variations" */ './variations').then(({ readVariations }) => readVariations),
);
