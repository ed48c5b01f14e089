import { lazyCode, lazyComponent } from '../kernel/lazy';

const fetchRest = () => import(/* webpackChunkName: "late-rest" */ './appRest');

/** Shown instead of a page whose rendering threw. */
export const pageFailed = lazyComponent(() => fetchRest().then((rest) => rest.pageFailedModule), 'idle');
/** Updates the page's description, canonical address and the like in the document's head. */
export const pageHead = lazyComponent(() => fetchRest().then((rest) => rest.pageHeadModule), 'idle');
/** Runs when a page is restored from the back/forward cache. */
export const pageReturned = lazyCode(() => fetchRest().then((rest) => rest.pageReturned), 'idle');
