import { createAction } from '@reduxjs/toolkit';
import { PREVIEW_EDITED, type PreviewEdited } from '../../contract/site/preview';
import { call, delay, select, take, type SagaGenerator } from '../kernel/effects';
import { postToFrame } from '../../storefront/platform/builderPage/frame';
import { selectVariant } from '../app/viewSlice';
import { selectPreviewed } from '../conflict';

/** A page has begun to listen in the preview's frame; it knows nothing of the draft being edited. */
export const previewReady = createAction('preview/ready');

/** A run of edits is shown as one. */
const PAUSE_MS = 150;

/** Keeps the preview the same as the draft being edited: soon after each change, and at once when its page begins. */
export function* previewSaga(): SagaGenerator {
  let told: Pick<PreviewEdited, 'document' | 'variant'> | null = null;
  let listens = false;
  for (;;) {
    const { type } = yield* take();
    if (type === previewReady.type) {
      told = null;
      listens = true;
    }
    if (!listens) continue;
    if (told !== null) {
      if (yield* call(isTold, told)) continue;
      yield* delay(PAUSE_MS);
    }
    const next = yield* call(toTell);
    if (!next) continue;
    told = next;
    yield* call(postToFrame, next);
  }
}

function* toTell(): SagaGenerator<PreviewEdited | null> {
  const document = yield* select(selectPreviewed);
  const variant = yield* select(selectVariant);
  return document && { type: PREVIEW_EDITED, document, variant };
}

function* isTold(told: Pick<PreviewEdited, 'document' | 'variant'>): SagaGenerator<boolean> {
  const next = yield* call(toTell);
  return next?.document === told.document && next.variant === told.variant;
}
