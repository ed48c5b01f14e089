/** Names that the shop itself gives to deliveries: the default one, and those added later. */
const unnamed = /^(?:Default|Livraison \d+)$/;

export const isShopsName = (name: unknown): boolean => typeof name === 'string' && unnamed.test(name);

/** Whether a shopper has named a delivery; otherwise it is shown by its number. */
export const isGivenName = (name: string): boolean => name.trim() !== '' && !isShopsName(name);
