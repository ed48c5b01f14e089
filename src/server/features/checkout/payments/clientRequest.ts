import type { PaymentBody } from '../../../../contract/checkout/payment';
import { invalidInput } from '../../../problems';

/** What a client asks for by itself: how things stand, or a payment at the buyer's bank. */
export type ClientRequest = { readonly kind: 'inquire' } | { readonly kind: 'start'; readonly method: 'bank' };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The object that `paymentsData` is the text of; null without. Throws INVALID_API_INPUT on anything else. */
const dataIn = ({ paymentsData }: PaymentBody): object | null => {
  if (paymentsData === undefined) return null;
  const data = parsed(paymentsData);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw invalidInput('paymentsData must be a JSON object as text.');
  }
  return data;
};

/**
 * What a payment's body asks for by `paymentsData`; null: it is no ClientRequest, whose data alone are acted on. Throws
 * INVALID_API_INPUT on data that is no JSON object or says something unknown, and on a token, which it never has.
 */
export const clientRequestOf = (body: PaymentBody): ClientRequest | null => {
  const data = dataIn(body);
  if (body.requestType !== 'ClientRequest') return null;
  if (body.paymentToken !== undefined) throw invalidInput('A ClientRequest has no paymentToken.');
  const { method, ...rest }: { readonly method?: unknown } = data ?? {};
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw invalidInput(`paymentsData.${unknown} is not known.`);
  if (method === undefined) return { kind: 'inquire' };
  if (method !== 'bank') throw invalidInput('paymentsData.method must be bank.');
  return { kind: 'start', method };
};
