// The time by which to order for the promised day, and the clock that keeps it up to date while a page stays open.
// State key: none of its own; the current time, from which a page computes its dates, is `arrivedAt` of the location.
// Publishes the text of the deadline as a lazy component, whose code brings the saga that reads the clock.
import { lazyComponent } from '../../kernel/lazy';
import type { DeadlineProps } from './Deadline';

export const deadline = lazyComponent<DeadlineProps>(
  () => import(/* webpackChunkName: "late-rest" */ './Deadline').then(({ deadlineModule }) => deadlineModule),
  'idle',
);
