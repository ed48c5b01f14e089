import { createAction } from '@reduxjs/toolkit';
import { DEBOUNCE_MS } from '../../contract/constants';
import { PREVIEW_EDITED, type PreviewEdited } from '../../contract/site/preview';
import { call, delay, select, take, type SagaGenerator } from '../kernel/effects';
import { postToFrame } from '../../storefront/platform/builderPage/frame';
import { selectVariant } from '../app/viewSlice';
import { selectPreviewed } from '../conflict';

/** A page in the preview's frame began to listen; it has not received the draft yet. */
export const previewReady = createAction('preview/ready');

/**
 * Sends what the preview shows to its frame: `DEBOUNCE_MS` after a change, with all further changes made by then, and
 * at once when a page in the frame begins to listen.
 */
export function* previewSaga(): SagaGenerator {
  let sent: Pick<PreviewEdited, 'document' | 'variant'> | null = null;
  let listens = false;
  for (;;) {
    const { type } = yield* take();
    if (type === previewReady.type) {
      sent = null;
      listens = true;
    }
    if (!listens) continue;
    if (sent !== null) {
      if (yield* call(isSent, sent)) continue;
      yield* delay(DEBOUNCE_MS);
    }
    const next = yield* call(nextMessage);
    if (!next) continue;
    sent = next;
    yield* call(postToFrame, next);
  }
}

function* nextMessage(): SagaGenerator<PreviewEdited | null> {
  const document = yield* select(selectPreviewed);
  const variant = yield* select(selectVariant);
  return document && { type: PREVIEW_EDITED, document, variant };
}

function* isSent(sent: Pick<PreviewEdited, 'document' | 'variant'>): SagaGenerator<boolean> {
  const next = yield* call(nextMessage);
  return next?.document === sent.document && next.variant === sent.variant;
}
