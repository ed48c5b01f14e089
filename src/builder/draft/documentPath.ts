/** Path into a document: field names and list indices, outermost first. */
export type DocumentPath = readonly (string | number)[];

/** A value in a document. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** A path as the document's rules write it, such as `menus.Menu_Barista.0.label`. */
export const pathOf = (path: DocumentPath): string => path.join('.');

/** The value at a path; undefined where there is none. */
export const valueAt = (document: unknown, path: DocumentPath): unknown =>
  path.reduce<unknown>((found, name) => Reflect.get(new Object(found), name), document);

/**
 * Writes a value at a path, in an immer draft. Returns false, without a change, where no object or list is there to
 * hold it.
 */
export function writeAt(document: object, path: DocumentPath, value: Json): boolean {
  const name = path.at(-1);
  const holder = valueAt(document, path.slice(0, -1));
  if (name === undefined || typeof holder !== 'object' || holder === null) return false;
  return Reflect.set(holder, name, value);
}
