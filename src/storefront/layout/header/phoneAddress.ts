/** The `tel:` address of a French number as it is written for people. */
export const phoneAddress = (written: string): string => `tel:+33${written.replace(/\D/g, '').slice(1)}`;
