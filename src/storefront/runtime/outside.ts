import type { Http } from './http';
import type { Vault } from './vault';

/** The seams to the outside that one store is given: the browser's, a server render's, or a test's. */
export interface Outside {
  readonly http: Http;
  readonly vault: Vault;
}
