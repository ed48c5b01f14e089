/** With a tag (`name+tag@shop.example`) and without one an address is the same mailbox. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');
