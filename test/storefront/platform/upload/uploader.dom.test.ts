import type { SendingNews } from '../../../../src/journal/send/sendSegments';
import type { Segment } from '../../../../src/journal/send/segment';
import { readLocalValue, writeLocalValue } from '../../../../src/storefront/platform/storage/storage';
import { RECORDING_TAIL_KEY } from '../../../../src/storefront/platform/storage/storageKeys';
import { createUploader } from '../../../../src/storefront/platform/upload/uploader';
import type { UploadAnswer, UploadOrder } from '../../../../src/storefront/platform/upload/uploadMessages';

const own = { session: 'session-of-tests', part: 2 };
const segmentOf = (segment: number): Segment => ({ ...own, segment, text: '{}\n', byConsent: true });

/** The orders that a page gives its worker, and the news that it gets. */
function open(isAllowed = true) {
  const orders: UploadOrder[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (order: UploadOrder) => void orders.push(order) });
  const news = new EventTarget();
  const uploader = createUploader(worker, news, own, isAllowed);
  return {
    uploader,
    orders,
    breaks: () => worker.dispatchEvent(new Event('error')),
    answers: (data: UploadAnswer) => worker.dispatchEvent(new MessageEvent('message', { data })),
    hears: (data: SendingNews) => news.dispatchEvent(new MessageEvent('message', { data })),
  };
}

beforeEach(() => writeLocalValue(RECORDING_TAIL_KEY, null));

test('a worker that can keep or send nothing more ends the sending of its page: no segment is said to have arrived', async () => {
  const { uploader, answers } = open();
  uploader.deliver(segmentOf(1));
  const arrived = uploader.acknowledged(1);
  answers({ kind: 'failed' });
  await uploader.refused;
  expect(await arrived).toBe(false);
});

test('a worker that cannot start ends it too, and keeps no withdrawal of consent waiting', async () => {
  const { uploader, breaks } = open();
  breaks();
  await uploader.refused;
  expect(await uploader.forget()).toBe(0);
});

test('what an earlier page could not hand over is handed over by the next one, once', () => {
  const earlier = open();
  earlier.uploader.deliver(segmentOf(1));
  earlier.uploader.deliver(segmentOf(2));
  earlier.answers({ kind: 'queued', ...own, segment: 1 });
  earlier.uploader.keepTail();
  const page = { kind: 'page', session: own.session };
  expect(open().orders).toEqual([page, { kind: 'segment', segment: segmentOf(2) }, { kind: 'go' }]);
  expect(open().orders).toEqual([page, { kind: 'go' }]);
});

test('what was left under a consent that is no longer given is deleted as a page begins, and never sent', () => {
  const earlier = open();
  earlier.uploader.deliver(segmentOf(1));
  earlier.uploader.keepTail();
  expect(open(false).orders).toEqual([{ kind: 'page', session: own.session }, { kind: 'forget' }]);
  expect(readLocalValue(RECORDING_TAIL_KEY)).toBeNull();
});

test('withdrawing consent tells how much has arrived; where nobody knows that, nothing more of the page is taken', async () => {
  const { uploader, answers, hears } = open();
  uploader.deliver(segmentOf(1));
  hears({ kind: 'acknowledged', ...own, segment: 1 });
  // The news of a segment of another page.
  hears({ kind: 'acknowledged', session: own.session, part: 1, segment: 9 });
  const known = uploader.forget();
  answers({ kind: 'forgotten', unanswered: [] });
  expect(await known).toBe(1);
  uploader.deliver(segmentOf(2));
  const unknown = uploader.forget();
  answers({
    kind: 'forgotten',
    unanswered: [
      { session: 'another-session', part: 2, segment: 2 },
      { ...own, segment: 2 },
    ],
  });
  await unknown;
  await uploader.refused;
  expect(await uploader.acknowledged(2)).toBe(false);
});
