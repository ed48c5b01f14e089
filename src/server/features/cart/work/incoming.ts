import type { ErrorCode } from '../../../../contract/errors';
import type { ChosenModel } from '../decisions/cartState';
import type { Text } from '../../../texts/sentence';

/**
 * A line of a large change that is still to be added to its cart. `asked`: all of it or nothing; `brought`: as much as
 * today's rules allow; `copied`: unchanged, whatever has become of its product.
 */
export interface IncomingLine {
  readonly manner: 'asked' | 'brought' | 'copied';
  /** The id for the new line, unless its product has one already. */
  readonly lineId: string;
  readonly productId: string;
  readonly model?: ChosenModel;
  readonly quantity: number;
  /** The quantities for delivery groups; the default group gets the rest. */
  readonly parts: readonly { readonly groupId: string; readonly quantity: number }[];
}

/** Lines of another cart or an order, each with the id for its line here; they go into the default group. */
export const broughtLines = (
  lines: readonly Pick<IncomingLine, 'productId' | 'model' | 'quantity'>[],
  newLineId: () => string,
): readonly IncomingLine[] =>
  lines.map(({ productId, model, quantity }) => ({
    manner: 'brought',
    lineId: newLineId(),
    productId,
    ...(model === undefined ? {} : { model }),
    quantity,
    parts: [],
  }));

/** What could not be added, and why. */
export interface JoinProblem {
  readonly productId: string;
  /** How many of it are missing. */
  readonly quantity: number;
  readonly errorCode: ErrorCode;
  /** It names the product. What an earlier release stored is a finished French text. */
  readonly message: Text;
}
