import type { ErrorCode } from '../../../../contract/errors';
import type { ChosenModel } from '../decisions/cartState';
import type { Text } from '../../../texts/sentence';

/**
 * A line of a large change that is still to be added to its cart. `asked`: all or nothing; `brought`: as much as
 * today's rules allow; `copied`: unchanged, even if the product can no longer be bought.
 */
export interface IncomingLine {
  readonly manner: 'asked' | 'brought' | 'copied';
  /** The id for a new line, used unless the product already has a line under the same model and term. */
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
  /** The missing quantity. */
  readonly quantity: number;
  readonly errorCode: ErrorCode;
  /** A sentence that names the product, if it still exists. An earlier release stored a finished French text. */
  readonly message: Text;
}
