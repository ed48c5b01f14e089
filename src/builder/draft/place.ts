/** Where something stands in a site document: names of fields and places in lists, outermost first. */
export type Place = readonly (string | number)[];

/** A value as it stands in a document. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** The place as the rules of a site document write it (`menus.Menu_Barista.0.label`). */
export const pathOf = (place: Place): string => place.join('.');

/** What stands at a place; undefined where there is nothing. */
export const valueAt = (document: unknown, place: Place): unknown =>
  place.reduce<unknown>((found, name) => Reflect.get(new Object(found), name), document);

/** Writes a value at a place, into an immer draft. False, and nothing done, where the place does not exist. */
export const writeAt = (document: object, place: Place, value: Json): boolean => {
  const name = place.at(-1);
  const holder = valueAt(document, place.slice(0, -1));
  if (name === undefined || typeof holder !== 'object' || holder === null) return false;
  return Reflect.set(holder, name, value);
};
