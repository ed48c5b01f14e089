import { lazyCode } from '../../kernel/lazy';

/** The process that reports what the shopper does, which comes only after their consent. */
export const lazyTracking = lazyCode(() => import(/* webpackChunkName: "part-tracking" */ './trackingSaga'));
