import { TOAST_FAULTS } from '../../../contract/site/toastFaults';
import { put, type SagaGenerator } from '../../kernel/effects';
import type { MessageDescriptor } from '../../messages';
import { commerceNotice, plainNotice, type NewCommerceNotice, type NewNotice, type NoticeContent } from './newNotice';
import { noticeRaised } from './noticesSlice';

function* raise<Given extends { readonly label: MessageDescriptor | null }>(
  given: Given | null,
  contentOf: (given: Given, label: MessageDescriptor) => NoticeContent,
): SagaGenerator<string | null> {
  if (!given?.label) {
    console.error(given ? TOAST_FAULTS.label : TOAST_FAULTS.config);
    return null;
  }
  const raised = noticeRaised(contentOf(given, given.label));
  yield* put(raised);
  return raised.payload.id;
}

/**
 * Queues a toast, which shows as soon as it is among the first in the queue, and returns its id. For null, or a toast
 * without a label, returns null and only leaves an error on the console (TST-06).
 */
export const raiseNotice = (given: NewNotice | null): SagaGenerator<string | null> => raise(given, plainNotice);

/** Raises a notice of commerce: carts, checkout, orders. It always disappears after a while (TST-02). */
export const raiseCommerceNotice = (given: NewCommerceNotice | null): SagaGenerator<string | null> =>
  raise(given, commerceNotice);
