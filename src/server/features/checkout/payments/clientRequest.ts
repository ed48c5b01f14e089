import type { PaymentBody } from '../../../../contract/checkout/payment';
import { invalidInput } from '../../../problems';

/** What a ClientRequest requests: the current state, or a payment at the buyer's bank. */
export type ClientRequest = { readonly kind: 'inquire' } | { readonly kind: 'start'; readonly method: 'bank' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses `paymentsData` into an object; null where it is missing. Throws INVALID_API_INPUT on anything else. */
function dataIn({ paymentsData }: PaymentBody): object | null {
  if (paymentsData === undefined) return null;
  const data = parsed(paymentsData);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw invalidInput('paymentsData must be a JSON object as text.');
  }
  return data;
}

/**
 * What a ClientRequest's `paymentsData` requests; null: the body is of another type. Throws INVALID_API_INPUT on data
 * that is not a JSON object, in any body; in a ClientRequest also on unknown data, and on a token, which it never has.
 */
export function clientRequestOf(body: PaymentBody): ClientRequest | null {
  const data = dataIn(body);
  if (body.requestType !== 'ClientRequest') return null;
  if (body.paymentToken !== undefined) throw invalidInput('A ClientRequest has no paymentToken.');
  const { method, ...rest }: { readonly method?: unknown } = data ?? {};
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw invalidInput(`paymentsData.${unknown} is not known.`);
  if (method === undefined) return { kind: 'inquire' };
  if (method !== 'bank') throw invalidInput('paymentsData.method must be bank.');
  return { kind: 'start', method };
}
