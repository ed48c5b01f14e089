import { addressOf, namedPage } from '../../../contract/pages/references';
import { navigationRequested, selectLocation } from '../../kernel/location';
import { put, select, type SagaGenerator } from '../../kernel/effects';

/** Goes to the named page of the login, which knows the page to come back to. */
export function* goToLogin(navigationType: 'PUSH' | 'REPLACE'): SagaGenerator {
  const { pathname, search, hash } = yield* select(selectLocation);
  const address = addressOf(namedPage('Login', pathname + search + hash));
  if (address !== null) yield* put(navigationRequested(address, navigationType));
}
