import { lazyCode, lazyComponent } from '../kernel/lazy';

const fetchRest = () => import(/* webpackChunkName: "part-rest" */ './appRest');

/** Shown in place of a page whose rendering threw. */
export const pageFailed = lazyComponent(() => fetchRest().then((rest) => rest.pageFailedModule), 'idle');
/** Keeps what the head says of a page beside its title. */
export const pageHead = lazyComponent(() => fetchRest().then((rest) => rest.pageHeadModule), 'idle');
/** What is done for a page that comes out of the back/forward cache. */
export const pageReturned = lazyCode(() => fetchRest().then((rest) => rest.pageReturned), 'idle');
/** Does what was pressed and typed before the page was taken over. */
export const repeatInput = lazyCode(() => fetchRest().then((rest) => rest.repeatInput));
