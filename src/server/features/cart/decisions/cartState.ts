/** One product of a cart. `quantity` is a whole number from 1. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  /** Its position in the order of adding; not reused while the later lines exist. */
  readonly position: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The state on which decisions are made: no two lines have the same product. */
export interface CartState {
  readonly lines: readonly CartLine[];
}

interface OfLine {
  readonly lineId: string;
  readonly productId: string;
}

/** A change that a decision makes to a cart. */
export type CartChange =
  | { readonly kind: 'lineAdded'; readonly line: CartLine }
  | (OfLine & { readonly kind: 'lineResized'; readonly quantity: number; readonly at: number })
  | (OfLine & { readonly kind: 'lineRemoved' });

export const emptyCart: CartState = { lines: [] };

/** The cart after a change. A change of an unknown line has no effect. */
export const evolveCart = (state: CartState, change: CartChange): CartState => {
  switch (change.kind) {
    case 'lineAdded':
      return { lines: [...state.lines, change.line] };
    case 'lineResized':
      return {
        lines: state.lines.map((line) =>
          line.id === change.lineId ? { ...line, quantity: change.quantity, changedAt: change.at } : line,
        ),
      };
    case 'lineRemoved':
      return { lines: state.lines.filter((line) => line.id !== change.lineId) };
  }
};
