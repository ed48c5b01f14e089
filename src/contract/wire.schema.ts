import { Type, type Static, type TSchema } from 'typebox';

/**
 * The building blocks of every call's schema. Where they can, they use JSON Schema's type lists and enums instead of
 * unions, because the reply serialiser has to try the members of a union one after the other.
 */

/**
 * What state, actions and recordings may hold of a field. Every field of an answer declares it; an object without any
 * data about persons may be declared open as a whole. Open: products, prices, carts, orders, ids, names of accounts,
 * country, region. Personal: people's names, e-mails, phones, streets, towns, postcodes, free text typed by a shopper,
 * their own order numbers, messages of the server: replaced by a token. Delivery name: replaced by a token if a shopper
 * gave it; a name that the shop gave, such as "Livraison 2", stays, so that pages can tell the two apart. Secret:
 * passwords, card data, IBANs, tokens: replaced by null. Left out: data of another system, whose content is unknown.
 */
export const open = { privacy: 'open' } as const;
export const personal = { privacy: 'personal' } as const;
export const deliveryName = { privacy: 'deliveryName' } as const;
export const secret = { privacy: 'secret' } as const;
export const leftOut = { privacy: 'leftOut' } as const;

/** A schema that also accepts null. The inner schema must have a single `type`. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: ['type' in schema ? schema.type : 'object', 'null'] });

/** An object with any keys, whose values all have the same shape. */
export const mapOf = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: schema });

/** One of a closed list of texts. */
export const oneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: values, ...open });

/** Any JSON value, passed through unchanged. */
export const anything = Type.Unsafe<unknown>({});

/**
 * Values by field name. Fields that are not declared are sent unchanged, but stay out of state, actions and recordings.
 */
export const knownFields = <T>(properties: Readonly<Record<string, TSchema>>) =>
  Type.Unsafe<Record<string, T>>({ type: 'object', properties, additionalProperties: leftOut });

/** Fields of another system, passed through unchanged. */
export const otherFields = Type.Unsafe<readonly Readonly<Record<string, unknown>>[]>({
  ...Type.Array(mapOf(anything)),
  ...leftOut,
});

/** An object of a request body: a field that is not declared is an error, never ignored. */
export const body = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** For a call that needs no body: it may be missing or empty. */
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
 * A query string. It accepts everything that clients of this platform may always send, and ignores unknown parameters
 * (CONTRACT: accept and ignore).
 */
export const query = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object({ ...tolerated, effectiveAccountId: Type.Optional(Type.String()), ...properties });

/** The parts of a path, all text; ids are checked and normalised where they are used. */
export const pathParams = <const N extends readonly string[]>(names: N) =>
  Type.Unsafe<Record<N[number], string>>({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1, maxLength: 255 }])),
  });

export const bool = Type.Boolean(open);
export const flag = Type.Optional(bool);
export const count = Type.Integer(open);
/** A text in a request, or in an answer that is open as a whole. */
export const text = Type.String();
export const textOrNull = nullable(text);
export const openText = Type.String(open);
export const openTextOrNull = nullable(openText);
export const personalText = Type.String(personal);
export const personalTextOrNull = nullable(personalText);

/** Empty where all went well; code and message where one entry of a list failed. */
export const entryError = Type.Object({
  errorCode: Type.Optional(openText),
  message: Type.Optional(personalText),
});
