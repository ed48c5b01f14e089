/** Whose carts are meant; every query below sees no others. */
export interface CartOwner {
  readonly webstoreId: string;
  readonly kind: 'guest' | 'user';
  readonly id: string;
  /** The account a user acts for; null for a guest. */
  readonly accountId: string | null;
}
