import type { ProductDetail } from '../../../contract/catalog/product';
import { lazyComponent } from '../../kernel/lazy';

/** The choice of how often a product is delivered: few products have any. */
export const productRhythm = lazyComponent<{ readonly detail: ProductDetail }>(() =>
  import(/* webpackChunkName: "late-standing" */ './components/ProductRhythm').then(
    ({ productRhythmModule }) => productRhythmModule,
  ),
);

/** The standing deliveries of one order or of the whole account; nothing if there are none. */
export const standingList = lazyComponent<{ readonly orderSummaryId?: string }>(() =>
  import(/* webpackChunkName: "late-standing" */ './components/StandingList').then(
    ({ standingListModule }) => standingListModule,
  ),
);
