import type { SendingNews } from '../../../../src/journal/send/sendSegments';
import type { Segment } from '../../../../src/journal/send/segment';
import { readLocalValue, writeLocalValue } from '../../../../src/storefront/platform/storage/storage';
import { RECORDING_TAIL_KEY } from '../../../../src/storefront/platform/storage/storageKeys';
import { createUploader } from '../../../../src/storefront/platform/upload/uploader';
import type { UploadAnswer, UploadOrder } from '../../../../src/storefront/platform/upload/uploadMessages';

const own = { session: 'session-of-tests', part: 2, page: 'page-of-tests' };
const segmentOf = (segment: number): Segment => ({ ...own, segment, text: '{}\n', byConsent: true });

/** The orders that a page gives its worker, and the news that it gets. */
function open(isAllowed = true, part = own) {
  const orders: UploadOrder[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (order: UploadOrder) => void orders.push(order) });
  const news = new EventTarget();
  const uploader = createUploader(worker, news, part, isAllowed);
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
  // News of segments of other pages, which do not count.
  hears({ kind: 'acknowledged', ...own, part: 1, segment: 9 });
  hears({ kind: 'acknowledged', ...own, page: 'page-of-duplicate', segment: 9 });
  const known = uploader.forget();
  answers({ kind: 'forgotten', unanswered: [] });
  expect(await known).toBe(1);
  uploader.deliver(segmentOf(2));
  const unknown = uploader.forget();
  answers({
    kind: 'forgotten',
    unanswered: [
      { ...own, session: 'another-session', segment: 2 },
      { ...own, segment: 2 },
    ],
  });
  await unknown;
  await uploader.refused;
  expect(await uploader.acknowledged(2)).toBe(false);
});

test('of two pages that recorded one part, the refused one sends nothing more and the other one goes on', async () => {
  const refused = open(true, { ...own, page: 'page-of-duplicate' });
  const other = open();
  const news: SendingNews = { kind: 'refused', ...own, page: 'page-of-duplicate', status: 409 };
  refused.hears(news);
  other.hears(news);
  await refused.uploader.refused;
  refused.uploader.deliver(segmentOf(2));
  expect(refused.orders.filter(({ kind }) => kind === 'segment')).toEqual([]);
  const arrived = other.uploader.acknowledged(1);
  other.uploader.deliver(segmentOf(1));
  other.hears({ kind: 'acknowledged', ...own, segment: 1 });
  expect(await arrived).toBe(true);
});

test('of two pages that recorded one part, both leave for the next page what they could not hand over', () => {
  const duplicate = { ...own, page: 'page-of-duplicate' };
  const pages = [open(), open(true, duplicate)] as const;
  const left = [segmentOf(1), { ...segmentOf(1), page: duplicate.page }] as const;
  pages.forEach(({ uploader }, index) => {
    uploader.deliver(left[index] ?? segmentOf(1));
    uploader.keepTail();
  });
  expect(open().orders.flatMap((order) => (order.kind === 'segment' ? [order.segment] : []))).toEqual(left);
});

test('the refusal of an earlier part of the session ends the sending of the page that hears it; of a later part or another session it does not', async () => {
  const { uploader, hears } = open();
  hears({ kind: 'refused', ...own, part: 3, page: 'page-of-duplicate', status: 409 });
  hears({ kind: 'refused', ...own, part: 1, session: 'another-session', page: 'page-of-others', status: 409 });
  uploader.deliver(segmentOf(1));
  hears({ kind: 'acknowledged', ...own, segment: 1 });
  expect(await uploader.acknowledged(1)).toBe(true);
  hears({ kind: 'refused', ...own, part: 1, page: 'page-before', status: 409 });
  await uploader.refused;
  expect(await uploader.acknowledged(1)).toBe(false);
});
