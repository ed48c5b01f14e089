/** Names that the shop itself gives to deliveries: the default one, and those added later. */
const unnamed = /^(?:Default|Livraison (\d+))$/;

export const isShopsName = (name: unknown): boolean => typeof name === 'string' && unnamed.test(name);

/** The number in a name that the shop gave; null: the name is the default one, or a shopper gave it. */
export const shopsNumberOf = (name: string): string | null => unnamed.exec(name)?.[1] ?? null;

/** Whether a shopper has named a delivery; otherwise it is shown by its number. */
export const isGivenName = (name: string): boolean => name.trim() !== '' && !isShopsName(name);
