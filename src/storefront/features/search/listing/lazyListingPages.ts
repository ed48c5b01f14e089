import { lazyComponent } from '../../../kernel/lazy';
import type { ListingPagesProps } from '../components/ListingPages';

/** The links below a listing: the server's HTML has them. */
export const listingPages = lazyComponent<ListingPagesProps>(
  () =>
    import(/* webpackChunkName: "late-rest" */ '../components/ListingPages').then((file) => file.listingPagesModule),
  'idle',
);
