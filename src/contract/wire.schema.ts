import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';

/**
 * The pieces every call's schema is built from. Written as plain JSON Schema with type lists and enums
 * instead of unions, because the reply serialiser takes unions by trial and these in one step.
 */

/**
 * What a state, an action or a recording may hold of a field. Every field of an answer states it; an object may state for
 * all that is in it that it is open, where nothing is said of persons. Open: goods, prices, carts, orders, ids, names
 * of accounts, country, region. Personal: people's names, e-mails, phones, streets, towns, postcodes, free text a shopper typed,
 * order numbers of their own, messages of the server: a token stands for the value. Secret: passwords, card data, IBANs,
 * tokens: null stands for it. Left out: what another system put there, and nobody knows what it says.
 */
export const open = { privacy: 'open' } as const;
export const personal = { privacy: 'personal' } as const;
export const secret = { privacy: 'secret' } as const;
export const leftOut = { privacy: 'leftOut' } as const;

/** A schema that also takes null. The inner schema must have a single `type`. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: ['type' in schema ? schema.type : 'object', 'null'] });

/** An object whose keys are data: every value has the same shape. */
export const mapOf = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: schema });

/** One text of a closed list. */
export const oneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: values, ...open });

/** A value of another system that is passed on whole. */
export const anything = Type.Unsafe<unknown>({});

/** Values by the names of their fields. Those that are not named here are passed on, and kept by nobody. */
export const knownFields = <T>(properties: Readonly<Record<string, TSchema>>) =>
  Type.Unsafe<Record<string, T>>({ type: 'object', properties, additionalProperties: leftOut });

/** Fields of another system, passed on whole. */
export const otherFields = Type.Unsafe<readonly Readonly<Record<string, unknown>>[]>({
  ...Type.Array(mapOf(anything)),
  ...leftOut,
});

/** An object of a request body: a field that is not declared is an error, never ignored. */
export const body = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** For a call that says all by its path: a body may be left out, or be empty. */
export const noBody = nullable(body({}));

/** Money on the wire: "19.99", with a minus sign where an adjustment lowers a price. */
export const wireMoney = Type.String(open);

/** A quantity in a request: "2", "2.0" or 2. What is allowed is decided by `parseQuantity`. */
export const quantityInput = Type.Union([Type.String(), Type.Number()]);

const tolerated = {
  language: Type.Optional(Type.String()),
  asGuest: Type.Optional(Type.String()),
  htmlEncode: Type.Optional(Type.String()),
};

/**
 * A query string. Everything a client of this platform may always send is accepted, and so is every
 * parameter this server does not know (CONTRACT: accept and ignore).
 */
export const query = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object({ ...tolerated, effectiveAccountId: Type.Optional(Type.String()), ...properties });

/** The parts of a path, all text; an id is checked and normalised where it is used. */
export const pathParams = <const N extends readonly string[]>(names: N) =>
  Type.Unsafe<Record<N[number], string>>({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1, maxLength: 255 }])),
  });

export const bool = Type.Boolean(open);
export const flag = Type.Optional(bool);
export const count = Type.Integer(open);
/** A text of a request, or of an answer that is open as a whole. */
export const text = Type.String();
export const textOrNull = nullable(text);
export const openText = Type.String(open);
export const openTextOrNull = nullable(openText);
export const personalText = Type.String(personal);
export const personalTextOrNull = nullable(personalText);

/** An empty object where all went well, code and message where one entry of a list failed. */
export const entryError = Type.Object({
  errorCode: Type.Optional(openText),
  message: Type.Optional(personalText),
});
