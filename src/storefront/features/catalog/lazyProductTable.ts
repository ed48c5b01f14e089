import { lazyComponent } from '../../kernel/lazy';

/** The dense view of a listing, which few pages show. */
export const productTable = lazyComponent(() =>
  import(/* webpackChunkName: "late-table" */ './components/listing/ProductTable').then(
    ({ productTableModule }) => productTableModule,
  ),
);
