import type { Http } from '../platform/http';
import type { Vault } from '../platform/vault';

/**
 * The side effects available to a store, as the extra argument of its thunks: a browser's, a server render's, or a
 * test's.
 */
export interface Services {
  readonly http: Http;
  readonly vault: Vault;
}
