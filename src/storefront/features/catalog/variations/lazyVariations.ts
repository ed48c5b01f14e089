import { lazyCode, lazyComponent } from '../../../kernel/lazy';

/** The table of a product's variations: few products have any. */
export const variationTable = lazyComponent(() =>
  import(/* webpackChunkName: "late-variations" */ '../components/product/VariationTable').then(
    ({ variationTableModule }) => variationTableModule,
  ),
);

/** Reads what `variationTable` shows. */
export const variationReads = lazyCode(() =>
  import(/* webpackChunkName: "late-variations" */ './variations').then(({ readVariations }) => readVariations),
);
