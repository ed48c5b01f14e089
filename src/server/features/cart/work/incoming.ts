import type { ErrorCode } from '../../../../contract/errors';

/**
 * A line of a large change that is still to join its cart: `asked` for, whole or not at all; `brought`, as much of it as
 * today's rules allow; or `copied` as it stands elsewhere, whatever has become of its product.
 */
export interface IncomingLine {
  readonly manner: 'asked' | 'brought' | 'copied';
  /** The id of the new line, unless it joins an existing one. */
  readonly lineId: string;
  readonly productId: string;
  readonly quantity: number;
  /** How many of it which delivery groups are to hold; the default one has the rest. */
  readonly parts: readonly { readonly groupId: string; readonly quantity: number }[];
}

/** Lines of another cart or an order, each with the id it would get here; they go into the default group. */
export const broughtLines = (
  lines: readonly Pick<IncomingLine, 'productId' | 'quantity'>[],
  newLineId: () => string,
): readonly IncomingLine[] =>
  lines.map(({ productId, quantity }) => ({ manner: 'brought', lineId: newLineId(), productId, quantity, parts: [] }));

/** What could not join, and why. */
export interface JoinProblem {
  readonly productId: string;
  /** How many of it are missing. */
  readonly quantity: number;
  readonly errorCode: ErrorCode;
  /** French; it names the product. */
  readonly message: string;
}
