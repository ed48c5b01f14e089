import type { ProductDetail } from '../../../../contract/catalog/product';
import { lazyCode, lazyComponent } from '../../../kernel/lazy';

/** Whether a product consists of others: a bundle is sold as a whole, the members of a set one by one. */
export const hasContents = ({ productClass }: ProductDetail): boolean =>
  productClass === 'Bundle' || productClass === 'Set';

/** The contents of a bundle or the members of a set; late code, because few products consist of others. */
export const productContents = lazyComponent(() =>
  import(/* webpackChunkName: "late-contents" */ '../components/product/ProductContents').then(
    ({ productContentsModule }) => productContentsModule,
  ),
);

/** Reads what `productContents` shows. */
export const contentsReads = lazyCode(() =>
  import(/* webpackChunkName: "late-contents" */ './contents').then(({ readContents }) => readContents),
);
