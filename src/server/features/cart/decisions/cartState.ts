import { drawnBy, type DrawsOf } from '../../inventory';

/** The selling model under which a line is sold, and its number of deliveries; null: the model has no term. */
export interface ChosenModel {
  readonly id: string;
  readonly term: number | null;
}

/** One product of a cart. `quantity` is a whole number from 1. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  /** Without it the line is sold once, like products that have no selling models. */
  readonly model?: ChosenModel;
  readonly quantity: number;
  /** Its position in the order of adding; not reused while the later lines exist. */
  readonly position: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The state on which decisions are made: no two lines have the same product under the same model and term. */
export interface CartState {
  readonly lines: readonly CartLine[];
}

/** A change that a decision makes to a cart. */
export type CartChange =
  | { readonly kind: 'lineAdded'; readonly line: CartLine }
  | { readonly kind: 'lineResized'; readonly lineId: string; readonly quantity: number; readonly at: number }
  | { readonly kind: 'lineRemoved'; readonly lineId: string };

/** The identity of a line: no two lines of a cart have the same. */
export type LineContent = Pick<CartLine, 'productId' | 'model'>;

export const isSameContent = (one: LineContent, other: LineContent): boolean =>
  one.productId === other.productId &&
  one.model?.id === other.model?.id &&
  (one.model?.term ?? null) === (other.model?.term ?? null);

/** The stock that a cart's lines take, without one of them (null: with all). */
export const drawnElsewhere = (
  { lines }: CartState,
  lineId: string | null,
  drawsOf: DrawsOf,
): ReadonlyMap<string, number> =>
  drawnBy(
    lines.filter(({ id }) => id !== lineId),
    drawsOf,
  );

export const emptyCart: CartState = { lines: [] };

/** The cart after a change. A change of an unknown line has no effect. */
export function evolveCart(state: CartState, change: CartChange): CartState {
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
}
