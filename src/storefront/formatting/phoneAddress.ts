/** The `tel:` address of a French number in its written form. */
export const phoneAddress = (written: string): string => `tel:+33${written.replace(/\D/g, '').slice(1)}`;
