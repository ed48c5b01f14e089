/** The form name of an address's draft: one per saved address; without an id that of a new one. */
export const addressBookForm = (addressId: string | null): string =>
  addressId === null ? 'addressBook' : `addressBook-${addressId}`;
