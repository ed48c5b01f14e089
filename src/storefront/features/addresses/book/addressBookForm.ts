/** The name under which the draft of an address is kept: each of the book its own, without an id a new one. */
export const addressBookForm = (addressId: string | null): string =>
  addressId === null ? 'addressBook' : `addressBook-${addressId}`;
