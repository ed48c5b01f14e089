import { addressOf, namedPage } from '../../../contract/pages/references';
import { navigationRequested, selectLocation } from '../../kernel/location';
import { put, select, type SagaGenerator } from '../../kernel/effects';

/** Goes to the login page, with the current page as the one to return to. */
export function* goToLogin(navigationType: 'PUSH' | 'REPLACE'): SagaGenerator {
  const { pathname, search, hash } = yield* select(selectLocation);
  const address = addressOf(namedPage('Login', pathname + search + hash));
  if (address !== null) yield* put(navigationRequested(address, navigationType));
}
