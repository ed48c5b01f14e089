/** The owner of carts. Queries are restricted to the owner's own carts, except for shared carts of their account. */
export interface CartOwner {
  readonly webstoreId: string;
  readonly kind: 'guest' | 'user';
  readonly id: string;
  /** A user's effective account; null for a guest. */
  readonly accountId: string | null;
}
