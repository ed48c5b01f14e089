/** With and without a tag (`name+tag@shop.example`) an address is the same mailbox. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');
