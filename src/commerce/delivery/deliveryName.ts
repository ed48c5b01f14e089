/** Names that the shop itself gives to deliveries: the default one, and those added later. */
const unnamed = /^(?:Default|Livraison \d+)$/;

/** Whether a shopper has named a delivery; otherwise it is shown by its number. */
export const isGivenName = (name: string): boolean => name.trim() !== '' && !unnamed.test(name);
