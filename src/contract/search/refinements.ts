import type { Refinement } from './search';

/**
 * Refinements are sent in a query as Base64 of their JSON in UTF-8. The codec needs nothing that only browsers or only
 * Node have.
 */

export const REFINEMENT_LIMIT = 9;
export const REFINEMENT_VALUE_LIMIT = 20;

const ATTRIBUTE_TYPES = ['Standard', 'Custom', 'ProductAttribute'] as const;
const REFINEMENT_TYPES = ['DistinctValue', 'Range'] as const;

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  );

/** The Base64 text for a query's `refinements`; it still has to be percent-encoded, as `withQuery` does. */
export const encodeRefinements = (refinements: readonly Refinement[]): string => toBase64(JSON.stringify(refinements));

/** The value if it is one of the known ones; undefined: missing; null: unknown. */
const oneOfThese = <T extends string>(known: readonly T[], named: unknown): T | undefined | null =>
  named === undefined ? undefined : (known.find((one) => one === named) ?? null);

function refinementOf(value: unknown): Refinement | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const attributeType = oneOfThese(ATTRIBUTE_TYPES, given.get('attributeType'));
  const type = oneOfThese(REFINEMENT_TYPES, given.get('type'));
  const nameOrId = given.get('nameOrId');
  const values: unknown = given.get('values');
  if (attributeType === null || type === null || typeof nameOrId !== 'string' || nameOrId === '') return null;
  if (!Array.isArray(values) || values.length === 0 || values.length > REFINEMENT_VALUE_LIMIT) return null;
  const texts = values.filter((item) => typeof item === 'string');
  if (texts.length !== values.length) return null;
  // Fields in the order in which addresses have them, so that equal refinements have equal text.
  return { ...(attributeType && { attributeType }), nameOrId, ...(type && { type }), values: texts };
}

/** Decodes the refinements of a query; null when it is not Base64 of a JSON array of at most nine refinements. */
export function decodeRefinements(encoded: string): Refinement[] | null {
  let parsed: unknown;
  try {
    // Some clients do not escape the plus sign of Base64, which a query reads as a blank.
    parsed = JSON.parse(fromBase64(encoded.replace(/ /g, '+')));
  } catch {
    return null;
  }
  if (!Array.isArray(parsed) || parsed.length > REFINEMENT_LIMIT) return null;
  const refinements = parsed.map(refinementOf).filter((refinement) => refinement !== null);
  return refinements.length === parsed.length ? refinements : null;
}
