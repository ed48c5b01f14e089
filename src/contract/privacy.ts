/**
 * Three classes of value. Open: goods, prices, carts, orders, ids, company names, country, region.
 * Personal: people's names, e-mails, phones, streets, towns, postcodes, free text a shopper typed, order
 * numbers of their own, server messages. Secret: passwords, card data, IBANs, tokens.
 */
export const PRIVACY_CLASSES = ['open', 'personal', 'secret'] as const;
export type PrivacyClass = (typeof PRIVACY_CLASSES)[number];

/**
 * What is not open in a body: a map from field paths to classes. A path is field names joined by dots, `*`
 * stands for every element of an array and every value of a map: `items.*.deliveryAddress.street`.
 * Every noun's file exports its maps; what is not listed is open.
 */
export type PrivacyMap = Readonly<Record<string, Exclude<PrivacyClass, 'open'>>>;

/** A map moved below a path, for a shape that stands inside another one. */
export const within = (path: string, map: PrivacyMap): PrivacyMap =>
  Object.fromEntries(Object.entries(map).map(([field, privacyClass]) => [`${path}.${field}`, privacyClass]));

/** Nothing in the body is personal. Said in words, so that no noun is without a declaration. */
export const allOpen: PrivacyMap = {};

const visit = (value: unknown, parts: readonly string[], change: (found: unknown) => unknown): unknown => {
  const [part, ...rest] = parts;
  if (part === undefined) return value === null || value === undefined ? value : change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return part === '*' ? value.map((item: unknown) => visit(item, rest, change)) : value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, part === '*' || part === key ? visit(item, rest, change) : item]),
  );
};

/**
 * A copy of a body in which `change` has replaced every declared value that is there; null and absent
 * values stay. The order is that of the map, so equal bodies are changed in an equal order.
 */
export const replacePrivate = (
  body: unknown,
  map: PrivacyMap,
  change: (value: unknown, privacyClass: 'personal' | 'secret') => unknown,
): unknown =>
  Object.entries(map).reduce(
    (result, [path, privacyClass]) => visit(result, path.split('.'), (found) => change(found, privacyClass)),
    body,
  );
