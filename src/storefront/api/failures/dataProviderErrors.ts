import { openHref } from '../../../commerce/privacy/openAddress';
import type { DataProviderError } from '../../../contract/errors';
import { failureOf } from './failure';

interface Reads {
  readonly api: { readonly queries: object };
}

/**
 * Whether a read got no proper answer. A refusal is a proper answer: the object is missing, or closed to this visitor.
 */
const isFault = ({ status, reason }: DataProviderError): boolean =>
  status >= 500 || reason === 'NO_ANSWER' || reason === 'NOT_JSON';

/**
 * All reads that have failed between two states, in one list (ERR-05); without an earlier state, all that have failed.
 * Reads aborted by their caller are left out. Empty if every failure is a proper answer of the server (see `isFault`).
 */
export function dataProviderErrors({ api }: Reads, before?: Reads): readonly DataProviderError[] {
  const errors: DataProviderError[] = [];
  for (const [key, entry] of Object.entries(api.queries) as readonly (readonly [string, object | undefined])[]) {
    if (entry === undefined || Reflect.get(entry, 'status') !== 'rejected') continue;
    if (before && Reflect.get(before.api.queries, key) === entry) continue;
    const { url, status, statusText, code } = failureOf(Reflect.get(entry, 'error'));
    if (code === 'ABORTED') continue;
    const provider = String(Reflect.get(entry, 'endpointName'));
    errors.push({ provider, reason: code, url: openHref(url), status, statusText });
  }
  return errors.some(isFault) ? errors : [];
}
