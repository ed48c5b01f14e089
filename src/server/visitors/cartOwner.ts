/** The owner of carts; every query is restricted to the owner's own carts. */
export interface CartOwner {
  readonly webstoreId: string;
  readonly kind: 'guest' | 'user';
  readonly id: string;
  /** A user's effective account; null for a guest. */
  readonly accountId: string | null;
}
