import { checkQuantity } from '../../../../commerce/quantityCheck';
import { CART_LINE_LIMIT } from '../../../../contract/cart/cart';
import { LARGEST_QUANTITY, parseQuantity } from '../../../../contract/money';
import { piecesCovered } from '../../inventory';
import type { CartCall } from '../cartCall';
import type { CartProduct } from '../cartProducts';
import type { CartRefusal } from './cartRefusals';
import {
  evolveCart,
  isSameContent,
  drawnElsewhere,
  type CartChange,
  type CartLine,
  type CartState,
  type ChosenModel,
  type LineContent,
} from './cartState';
import { modelRefusal } from './modelRefusal';

/** What decisions need to know of a product. */
export type Buyable = Pick<CartProduct, 'productClass' | 'rule' | 'stock' | 'salePrice' | 'sellingModels'>;

export type CartDecision =
  | { readonly ok: true; readonly state: CartState; readonly change: CartChange | null; readonly line: CartLine }
  | { readonly ok: false; readonly refusal: CartRefusal };

const refuse = (refusal: CartRefusal) => ({ ok: false, refusal }) as const;

/** The wanted state of a line; `elsewhere` is the stock that the cart's other lines take, by product. */
export interface WantedLine {
  readonly quantity: number;
  readonly elsewhere: ReadonlyMap<string, number>;
  readonly model?: ChosenModel;
}

/**
 * Why a line may not have this product in this total quantity; null: it may. Used for adding and changing, and later
 * for reporting lines that have become invalid.
 */
export function lineRefusal(product: Buyable | null, { quantity, elsewhere, model }: WantedLine): CartRefusal | null {
  if (product === null) return { reason: 'productUnknown' };
  if (product.productClass === 'VariationParent') return { reason: 'chooseVariation' };
  if (product.productClass === 'Set') return { reason: 'chooseMember' };
  if (product.salePrice === null) return { reason: 'notForSale' };
  const wrongModel = modelRefusal(product.sellingModels, model);
  if (wrongModel !== null) return wrongModel;
  const available = product.stock === null ? null : piecesCovered(product.stock, elsewhere);
  const rule = { ...product.rule, maximum: Math.min(product.rule.maximum, LARGEST_QUANTITY) };
  const check = checkQuantity(quantity, rule, available);
  if (check.ok) return null;
  return { reason: 'quantityRefused', code: check.code, down: check.down, up: check.up, rule, available };
}

/** The facts that decisions depend on besides the cart and the product. */
export type DecisionFacts = Pick<CartCall, 'now' | 'drawsOf'>;

/** A change of a line's quantity; 0 removes the line. */
export const changeOf = ({ id: lineId }: CartLine, quantity: number, now: number): CartChange =>
  quantity === 0 ? { kind: 'lineRemoved', lineId } : { kind: 'lineResized', lineId, quantity, at: now };

function resized(state: CartState, line: CartLine, quantity: number, now: number): CartDecision {
  if (quantity === line.quantity) return { ok: true, state, change: null, line };
  const change = changeOf(line, quantity, now);
  return { ok: true, state: evolveCart(state, change), change, line: { ...line, quantity, changedAt: now } };
}

/**
 * Adds a product to the cart: its quantity is added to its line under the same model and term, or to a new last line
 * with the id `lineId`. The total must satisfy the product's rule and stock.
 */
export function decideAdd(
  state: CartState,
  command: LineContent & { readonly quantity: string | number; readonly lineId: string },
  product: Buyable | null,
  { now, drawsOf }: DecisionFacts,
): CartDecision {
  const parsed = parseQuantity(command.quantity);
  if (!parsed.ok) return refuse({ reason: 'quantityUnreadable', fault: parsed.fault });
  const present = state.lines.find((line) => isSameContent(line, command));
  const quantity = (present?.quantity ?? 0) + parsed.quantity;
  const { productId, model } = command;
  const content = model === undefined ? { productId } : { productId, model };
  const elsewhere = drawnElsewhere(state, present?.id ?? null, drawsOf);
  const refusal = lineRefusal(product, { ...content, quantity, elsewhere });
  if (refusal !== null) return refuse(refusal);
  if (present !== undefined) return resized(state, present, quantity, now);
  if (state.lines.length >= CART_LINE_LIMIT) return refuse({ reason: 'cartFull' });
  const position = state.lines.reduce((last, line) => Math.max(last, line.position), 0) + 1;
  const line: CartLine = { id: command.lineId, ...content, quantity, position, createdAt: now, changedAt: now };
  const change: CartChange = { kind: 'lineAdded', line };
  return { ok: true, state: evolveCart(state, change), change, line };
}

/**
 * Changes a line's quantity, by the same rules as an addition. Zero is refused: lines are removed by a command of their
 * own.
 */
export function decideResize(
  state: CartState,
  command: { readonly lineId: string; readonly quantity: string | number },
  product: Buyable | null,
  { now, drawsOf }: DecisionFacts,
): CartDecision {
  const line = state.lines.find(({ id }) => id === command.lineId);
  if (line === undefined) return refuse({ reason: 'lineUnknown' });
  const parsed = parseQuantity(command.quantity);
  if (!parsed.ok) return refuse({ reason: 'quantityUnreadable', fault: parsed.fault });
  const elsewhere = drawnElsewhere(state, line.id, drawsOf);
  const refusal = lineRefusal(product, { ...line, quantity: parsed.quantity, elsewhere });
  return refusal === null ? resized(state, line, parsed.quantity, now) : refuse(refusal);
}

/** Removes a line, even if its product no longer exists. */
export function decideRemove(state: CartState, lineId: string): CartDecision {
  const line = state.lines.find(({ id }) => id === lineId);
  if (line === undefined) return refuse({ reason: 'lineUnknown' });
  const change: CartChange = { kind: 'lineRemoved', lineId };
  return { ok: true, state: evolveCart(state, change), change, line };
}
