/** The form name of an address's draft: one per saved address; without an id, the draft of a new address. */
export const addressBookForm = (addressId: string | null): string =>
  addressId === null ? 'addressBook' : `addressBook-${addressId}`;
