import { createOutbox, type Outbox } from '../../../../journal/send/outbox';
import type { Segment } from '../../../../journal/send/segment';
import type { Recorder } from '../../../../journal/record/recorder';
import { request } from '../../../api';
import { selectMayUpload } from '../../../features/consent';
import {
  fileRequested,
  previewed,
  selectSending,
  selectSendingId,
  sendingClosed,
  sendingFailed,
  sendingRequested,
  sent,
  uploadStarted,
  uploadStopped,
} from '../../../features/recording';
import { recordingApi } from '../../../features/recording/sending';
import { call, delay, fork, put, race, select, take, takeEvery, takeLeading } from '../../../kernel/effects';
import type { SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { saveFile } from '../../../platform/files';
import { onPageHidden } from '../../../platform/page/visibility';
import { describeRecording } from './describeRecording';
import type { Uploader } from '../../../platform/upload/uploader';

/** The recording of this page life. */
export interface RecordedPage extends Pick<Segment, 'session' | 'part'> {
  readonly recorder: Pick<Recorder, 'text' | 'follow' | 'flush' | 'gap'>;
}

interface Sender extends RecordedPage {
  readonly outbox: Outbox;
  readonly uploader: Uploader;
}

/** With consent, the longest that something recorded waits. */
const SEND_EVERY_MS = 15_000;
/** A shopper who waits longer is told that it failed; what was sent until then stays sent. */
const LONGEST_SENDING_MS = 45_000;

const mayUpload = (state: RootState): boolean => selectMayUpload(state);
const isOpening = (state: RootState): boolean => selectSending(state)?.status === 'opening';

/** Sends the recording while the shopper allows it, and at their request. */
export function* sendingSaga(
  page: RecordedPage,
  startUploader: (own: Pick<Segment, 'session' | 'part'>) => Uploader,
): SagaGenerator {
  const uploader = yield* call(startUploader, { session: page.session, part: page.part });
  const outbox = createOutbox({ ...page, deliver: uploader.deliver });
  const sender = { ...page, outbox, uploader };
  yield* takeEvery(fileRequested, function* () {
    yield* call(saveFile, `comptoir-${page.session}.ndjson`, page.recorder.text());
  });
  yield* takeLeading(sendingRequested, function* () {
    yield* call(sendOnRequest, sender);
  });
  yield* fork(uploadWhileAllowed, sender);
  for (;;) {
    yield* call(until, isOpening, true);
    yield* put(previewed(describeRecording(page.recorder.text())));
  }
}

function* until(selector: (state: RootState) => boolean, wanted: boolean): SagaGenerator {
  while ((yield* select(selector)) !== wanted) yield* take();
}

function* sendOnRequest({ session, part, outbox, uploader }: Sender): SagaGenerator {
  const { segment, action } = outbox.send();
  const { hasArrived } = yield* race({
    hasArrived: call(uploader.acknowledged, segment),
    tooLong: delay(LONGEST_SENDING_MS),
    closed: take(sendingClosed),
  });
  const commandId = yield* select(selectSendingId);
  if (commandId === null) return;
  if (hasArrived === true) {
    const asking = recordingApi.endpoints.requestRecordingCode.initiate(
      { commandId, session, part, action },
      { track: false },
    );
    const outcome = yield* request(asking);
    if ('data' in outcome) {
      yield* put(sent(outcome.data));
      return;
    }
  }
  yield* put(sendingFailed());
}

/**
 * Continuous sending, from this page's first state on. Once the shopper no longer allows it nothing more leaves the
 * browser; if it is allowed again, the log declares what lies between.
 */
function* uploadWhileAllowed(sender: Sender): SagaGenerator {
  const { outbox, uploader } = sender;
  let arrived = 0;
  for (let isAgain = false; ; isAgain = true) {
    yield* call(until, mayUpload, true);
    if (isAgain) outbox.leaveOut(arrived, 'consent-withdrawn');
    yield* put(uploadStarted());
    outbox.sendFull();
    const stopFollowing = onPageHidden(() => {
      outbox.send();
      uploader.keepTail();
    });
    const { refused } = yield* race({
      sending: call(sendRegularly, outbox),
      withdrawn: call(until, mayUpload, false),
      refused: call(refusal, uploader),
    });
    stopFollowing();
    arrived = yield* call(uploader.forget);
    outbox.leaveOut(arrived, 'consent-withdrawn');
    yield* put(uploadStopped({ reason: refused ? 'refused' : 'withdrawn' }));
    if (refused) return;
  }
}

function* refusal({ refused }: Uploader): SagaGenerator<true> {
  yield* call(() => refused);
  return true;
}

function* sendRegularly(outbox: Outbox): SagaGenerator {
  for (;;) {
    yield* delay(SEND_EVERY_MS);
    outbox.send();
  }
}
