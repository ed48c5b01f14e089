/** What a delivery is called until somebody gives it a name: the default one, and those made after it. */
const unnamed = /^(?:Default|Livraison \d+)$/;

/** Whether a shopper has named a delivery; otherwise its name is its number. */
export const isGivenName = (name: string): boolean => name.trim() !== '' && !unnamed.test(name);
