import { nameHere, standBelow } from '../../../contract/pages/basePath';
import type { Segment, SegmentQueue } from '../../../journal/send/segment';
import { sendSegments, type SendingCalls } from '../../../journal/send/sendSegments';
import { createSegmentList, openSegmentDatabase } from './segmentDatabase';
import { uploadCalls } from './uploadCalls';
import { NEWS_CHANNEL, SENDING_LOCK, type UploadAnswer, type UploadOrder } from './uploadMessages';

// Runs as a worker: compresses, stores and sends a recording's segments, so that the page does none of it.

// A worker has no document that states the base path: its page passes the path as the name of the worker.
standBelow(self.name);

const opening: Promise<SegmentQueue> = openSegmentDatabase().catch((error: unknown) => {
  console.info('Without IndexedDB, what is not sent is lost with the page.', error);
  return createSegmentList();
});
const news = new BroadcastChannel(nameHere(NEWS_CHANNEL));
const answer = (message: UploadAnswer) => self.postMessage(message);
let wake: () => void = () => undefined;
let mayGoOn = true;
let isWanted = false;
let isRunning = false;
let unanswered: readonly Segment[] = [];
/** The recording session of the page that owns this worker. */
let pageSession: string | undefined;
/**
 * Whether a segment of the page's session was queued, and whether the session was opened here: from then on the server
 * knows whose recording it is.
 */
const own = { isSent: false, isOpened: false };

const calls: SendingCalls = {
  put: (segment) => uploadCalls.put(segment, segment.session === pageSession),
  async open(session) {
    const isCurrent = session === pageSession;
    const answer = await uploadCalls.open(session, isCurrent);
    if (isCurrent && answer.status !== 0 && answer.status < 300) own.isOpened = true;
    return answer;
  },
};

/**
 * Opens the page's session here: another tab's worker may have sent its segments, but cannot know who is logged in
 * here.
 */
async function openOwn(): Promise<void> {
  if (pageSession !== undefined && own.isSent && !own.isOpened) await calls.open(pageSession);
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    wake = resolve;
    setTimeout(resolve, ms);
  });

let ownWork: Promise<void> = Promise.resolve();
/**
 * Runs `work` while no other worker sends, in this tab or another. On pages without https browsers have no locks: there
 * work is only serialised within this worker, and each worker sends what it finds.
 */
async function withLock(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) {
    await locks.request(nameHere(SENDING_LOCK), work);
    return;
  }
  const done = ownWork.then(work);
  // The caller of the work gets its failure; work queued after it still runs.
  ownWork = done.catch(() => undefined);
  await done;
}

function fail(error: unknown): void {
  console.error(error);
  answer({ kind: 'failed' });
}

/** Sends everything waiting; if another tab's worker is sending, after that worker has ended. */
async function run(): Promise<void> {
  isWanted = true;
  wake();
  if (isRunning) return;
  isRunning = true;
  try {
    const queue = await opening;
    const announce = (message: unknown) => news.postMessage(message);
    const options = { queue, calls, announce, wait, mayGoOn: () => mayGoOn };
    while (isWanted && mayGoOn) {
      isWanted = false;
      await withLock(async () => {
        unanswered = await sendSegments(options);
        if (mayGoOn) await openOwn();
      });
    }
  } catch (error) {
    fail(error);
  } finally {
    isRunning = false;
  }
}

/** Ends sending after the running call, so that it is known how much the server has. */
async function forget(): Promise<void> {
  mayGoOn = false;
  wake();
  try {
    const queue = await opening;
    // Deleted at once, and again after the running call.
    await queue.forget(({ byConsent }) => byConsent);
    await withLock(() => queue.forget(({ byConsent }) => byConsent));
  } catch (error) {
    fail(error);
  }
  answer({ kind: 'forgotten', unanswered });
  unanswered = [];
  mayGoOn = true;
}

async function obey(order: UploadOrder): Promise<void> {
  if (order.kind === 'page') {
    pageSession = order.session;
    return;
  }
  if (order.kind === 'forget') {
    await forget();
    // What the shopper asked to send is still sent.
    void run();
    return;
  }
  if (order.kind === 'segment') {
    await (await opening).add(order.segment);
    const { session, part, page, segment } = order.segment;
    own.isSent ||= session === pageSession;
    answer({ kind: 'queued', session, part, page, segment });
  }
  void run();
}

/** One message after the other, so that segments are queued in the order of their arrival. */
let obeyed = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<UploadOrder>) => {
  obeyed = obeyed.then(() => obey(data)).catch(fail);
});
self.addEventListener('online', () => wake());
