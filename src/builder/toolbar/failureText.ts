import type { ApiFailure } from '../../storefront/api';
import type { MessageId } from '../../storefront/messages';

/**
 * The message that says why a call failed, and what to do next. `isReading`: the call was reading a document, so
 * nothing can have been lost.
 */
export function failureText({ status, code }: Pick<ApiFailure, 'status' | 'code'>, isReading = false): MessageId {
  if (code === 'CONTENT_PATH_TAKEN') return 'builderFields.problem.PATH_TAKEN';
  if (code === 'CURRENCY_WITHOUT_PRICES') return 'builder.failure.currencyWithoutPrices';
  if (status === 401) return 'builder.failure.session';
  if (status === 403) return 'builder.failure.forbidden';
  if (status === 413) return 'builder.failure.tooLarge';
  if (status === 429) return 'builder.failure.busy';
  if (isReading && status === 0) return 'builder.failure.notRead';
  if (isReading && status >= 500) return 'builder.failure.notReadYet';
  if (status === 0) return 'builder.failure.noAnswer';
  return status >= 500 ? 'builder.failure.server' : 'builder.failure.refused';
}
