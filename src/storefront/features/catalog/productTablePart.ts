import { createPart } from '../../kernel/parts';

/** The dense view of a listing, which few addresses ask for. */
export const productTable = createPart(() =>
  import(/* webpackChunkName: "part-table" */ './components/listing/ProductTable').then(
    ({ productTablePart }) => productTablePart,
  ),
);
