import { call, select, type SagaGenerator } from '../../kernel/effects';
import { lazyCode } from '../../kernel/lazy';
import { selectIsLoggedIn } from './sessionSelectors';

const late = lazyCode(() => import(/* webpackChunkName: "late-rest" */ './lateSession'));

/**
 * Whether the session is over; to be called when a customer's data is suddenly missing: without a session the server
 * sees a guest, who has none. If so, leads to the login page, and after the login back to this page.
 */
export function* sessionIsOver(): SagaGenerator<boolean> {
  if (!(yield* select(selectIsLoggedIn))) return false;
  const { endIfOver } = yield* call(late.load);
  return yield* call(endIfOver);
}
