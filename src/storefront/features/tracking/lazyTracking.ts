import { lazyCode } from '../../kernel/lazy';

/** The process that reports activities; loaded only after consent. */
export const lazyTracking = lazyCode(() => import(/* webpackChunkName: "late-tracking" */ './trackingSaga'));
