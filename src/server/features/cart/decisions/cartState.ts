/** One product of a cart. `quantity` is a whole number from 1. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  /** Where it stands among the lines as they came; never reused by a later line beside it. */
  readonly position: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** What decisions are made on: no two lines hold the same product. */
export interface CartState {
  readonly lines: readonly CartLine[];
}

interface OfLine {
  readonly lineId: string;
  readonly productId: string;
}

/** What a decision did to a cart. */
export type CartChange =
  | { readonly kind: 'lineAdded'; readonly line: CartLine }
  | (OfLine & { readonly kind: 'lineResized'; readonly quantity: number; readonly at: number })
  | (OfLine & { readonly kind: 'lineRemoved' });

export const emptyCart: CartState = { lines: [] };

/** The cart after a change. A change that names no line of it leaves it as it is. */
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
