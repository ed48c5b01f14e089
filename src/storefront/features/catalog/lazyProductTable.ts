import { lazyComponent } from '../../kernel/lazy';

/** The dense view of a listing, used by few addresses. */
export const productTable = lazyComponent(() =>
  import(/* webpackChunkName: "part-table" */ './components/listing/ProductTable').then(
    ({ productTableModule }) => productTableModule,
  ),
);
