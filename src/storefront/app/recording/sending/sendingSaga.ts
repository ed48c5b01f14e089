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
  sendingFailed,
  sendingRequested,
  sent,
  uploadStarted,
  uploadStopped,
} from '../../../features/recording';
import { recordingApi } from '../../../features/recording/sending/late';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { saveFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import { onPageHidden } from '../../../platform/page/visibility';
import { endSession } from '../partOfLife';
import { describeRecording } from './describeRecording';
import type { Uploader } from '../../../platform/upload/uploader';

/** The recording of this page life. */
export interface RecordedPage extends Pick<Segment, 'session' | 'part'> {
  readonly recorder: Pick<Recorder, 'text' | 'follow' | 'flush' | 'gap'>;
}

interface Sender extends RecordedPage {
  readonly outbox: Outbox;
  readonly uploader: Uploader;
  /** Continuous sending is ending: until it is known how much has arrived, no segment gets a number. */
  isEnding: boolean;
  /** The parameters of the last request, which its repeats reuse. */
  asked: { readonly commandId: string; readonly segment: number; readonly action: number } | null;
}

/** With consent, the longest time in ms for which recorded lines wait. */
const SEND_EVERY_MS = 15_000;
/** In ms; after this time the dialog reports a failure. Segments sent until then stay sent. */
const LONGEST_SENDING_MS = 45_000;

const mayUpload = (state: RootState): boolean => selectMayUpload(state);
const isSending = (state: RootState): boolean => selectSendingId(state) !== null;
const isOpening = (state: RootState): boolean => selectSending(state)?.status === 'opening';

/** Sends the recording while the shopper allows it, and at their request. */
export function* sendingSaga(
  page: RecordedPage,
  startUploader: (own: Pick<Segment, 'session' | 'part' | 'page'>, isAllowed: boolean) => Uploader,
): SagaGenerator {
  const own = { session: page.session, part: page.part, page: yield* call(newId) };
  const uploader = yield* call(startUploader, own, yield* select(mayUpload));
  const outbox = createOutbox({ ...own, recorder: page.recorder, deliver: uploader.deliver });
  const sender: Sender = { ...page, outbox, uploader, isEnding: false, asked: null };
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

function* sendOnRequest(sender: Sender): SagaGenerator {
  const { session, part, outbox, uploader } = sender;
  while (sender.isEnding) yield* take(uploadStopped);
  const commandId = yield* select(selectSendingId);
  if (commandId === null) return;
  if (sender.asked?.commandId !== commandId) sender.asked = { commandId, ...outbox.send() };
  const { segment, action } = sender.asked;
  const { hasArrived, isClosed } = yield* race({
    hasArrived: call(uploader.acknowledged, segment),
    tooLong: delay(LONGEST_SENDING_MS),
    isClosed: call(closing),
  });
  if (isClosed) return;
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
  // The server accepts nothing more of this session: the next page starts another one.
  if (hasArrived === false) yield* call(endSession);
  yield* put(sendingFailed());
}

/** Returns when the dialog is closed, for whatever reason. */
function* closing(): SagaGenerator<true> {
  yield* call(until, isSending, false);
  return true;
}

/**
 * Continuous sending, from this page's first state on. When the shopper no longer allows it nothing more leaves the
 * browser; if it is allowed again, the log declares the gap.
 */
function* uploadWhileAllowed(sender: Sender): SagaGenerator {
  const { outbox, uploader } = sender;
  for (let isAgain = false; ; isAgain = true) {
    yield* call(until, mayUpload, true);
    if (isAgain) outbox.leaveOut('consent-withdrawn');
    yield* put(uploadStarted());
    outbox.sendFull();
    const stopFollowing = onPageHidden((isEnding) => {
      outbox.send();
      if (isEnding) uploader.keepTail();
    });
    const { refused } = yield* race({
      sending: call(sendRegularly, outbox),
      withdrawn: call(until, mayUpload, false),
      refused: call(refusal, uploader),
    });
    stopFollowing();
    outbox.keepFull();
    if (refused) {
      yield* call(endSession);
      yield* put(uploadStopped({ reason: 'refused' }));
      return;
    }
    sender.isEnding = true;
    const arrived = yield* call(uploader.forget);
    outbox.leaveOut('consent-withdrawn', arrived);
    sender.isEnding = false;
    yield* put(uploadStopped({ reason: 'withdrawn' }));
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
