import { lazyCode } from '../../kernel/lazy';

/** The process that reports activities; loaded only where statistics are allowed. */
export const lazyTracking = lazyCode(() => import(/* webpackChunkName: "late-tracking" */ './trackingSaga'));
