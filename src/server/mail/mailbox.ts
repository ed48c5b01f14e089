/** The mailbox of an address: a tag (`name+tag@shop.example`) does not make it another one. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');
