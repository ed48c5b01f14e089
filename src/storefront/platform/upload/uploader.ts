import type { Segment } from '../../../journal/send/segment';
import type { SendingNews } from '../../../journal/send/sendSegments';
import { readLocalValue, writeLocalValue } from '../storage/storage';
import { RECORDING_TAIL_KEY } from '../storage/storageKeys';
import type { UploadAnswer, UploadOrder } from './uploadMessages';

/** A page's interface to its upload worker. */
export interface Uploader {
  readonly deliver: (segment: Segment) => void;
  /** Resolves true once the server has this page's segments up to this number, false once `refused` resolves. */
  readonly acknowledged: (segment: number) => Promise<boolean>;
  /**
   * Resolves when nothing more of this page is to be sent: the server refuses it or an earlier part of its session, or
   * the worker has failed. From then on nothing is delivered.
   */
  readonly refused: Promise<void>;
  /**
   * Deletes what waits in this browser to be sent by consent; resolves to the number of this page's last segment that
   * the server is known to have. If a segment of this page was sent without an answer, `refused` resolves.
   */
  readonly forget: () => Promise<number>;
  /** Stores what the worker has not queued yet, for the next page to hand over; to be called when the page ends. */
  readonly keepTail: () => void;
}

type OwnPart = Pick<Segment, 'session' | 'part' | 'page'>;

/** What pages could not hand over before they ended; the next page of this browser hands it over. */
function readTail(): readonly Segment[] {
  const kept = readLocalValue(RECORDING_TAIL_KEY);
  // Checked edge: only `keepTail` writes it.
  return kept === null ? [] : (JSON.parse(kept) as readonly Segment[]);
}
const forgetTail = () => writeLocalValue(RECORDING_TAIL_KEY, null);

const nameOf = ({ session, part, page, segment }: Pick<Segment, 'session' | 'part' | 'page' | 'segment'>): string =>
  `${session}/${part}/${page}/${segment}`;

/**
 * Starts sending: first what earlier pages have left, then what is delivered. `own` is this page's part. What was left
 * under a consent that is no longer given is deleted instead.
 */
export function createUploader(
  worker: Pick<Worker, 'postMessage' | 'addEventListener'>,
  news: Pick<BroadcastChannel, 'addEventListener'>,
  own: OwnPart,
  isAllowed: boolean,
): Uploader {
  const isOwn = ({ session, part, page }: OwnPart) => session === own.session && part === own.part && page === own.page;
  /** Whether news concerns an earlier part of this page's session. */
  const isEarlier = ({ session, part }: OwnPart) => session === own.session && part < own.part;
  const unqueued = new Map<string, Segment>();
  const checks = new Set<() => void>();
  let forgotten: () => void = () => undefined;
  let arrived = 0;
  let isRefused = false;
  let isDead = false;

  function refuse(): void {
    isRefused = true;
    for (const check of checks) check();
  }
  /** Resolves with the first result of `found`, which is called at once and whenever there is news. */
  const when = <T>(found: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const check = () => {
        const result = found();
        if (result === undefined) return;
        checks.delete(check);
        resolve(result);
      };
      checks.add(check);
      check();
    });
  const order = (message: UploadOrder) => worker.postMessage(message);
  function handOver(segment: Segment): void {
    unqueued.set(nameOf(segment), segment);
    order({ kind: 'segment', segment });
  }

  worker.addEventListener('message', ({ data }: MessageEvent<UploadAnswer>) => {
    if (data.kind === 'queued') unqueued.delete(nameOf(data));
    else if (data.kind === 'failed') refuse();
    else {
      if (data.unanswered.some(isOwn)) refuse();
      forgotten();
    }
  });
  // A worker that cannot start sends nothing.
  worker.addEventListener('error', () => {
    isDead = true;
    refuse();
    forgotten();
  });
  news.addEventListener('message', ({ data }: MessageEvent<SendingNews>) => {
    // The page that recorded an earlier part has ended and cannot react to its refusal: this page ends the session in
    // its place, and the next session declares what is missing.
    if (data.kind === 'refused' && (isOwn(data) || isEarlier(data))) refuse();
    if (data.kind !== 'acknowledged' || !isOwn(data)) return;
    arrived = Math.max(arrived, data.segment);
    for (const check of checks) check();
  });

  order({ kind: 'page', session: own.session });
  if (isAllowed) readTail().forEach(handOver);
  forgetTail();
  order({ kind: isAllowed ? 'go' : 'forget' });

  return {
    deliver(segment) {
      if (!isRefused) handOver(segment);
    },
    refused: when(() => (isRefused ? true : undefined)).then(() => undefined),
    acknowledged: (segment) => when(() => (isRefused ? false : arrived >= segment ? true : undefined)),
    async forget() {
      unqueued.clear();
      forgetTail();
      const done = new Promise<void>((resolve) => (forgotten = resolve));
      order({ kind: 'forget' });
      if (!isDead) await done;
      return arrived;
    },
    keepTail() {
      if (unqueued.size === 0) return;
      const others = readTail().filter((segment) => !unqueued.has(nameOf(segment)));
      writeLocalValue(RECORDING_TAIL_KEY, JSON.stringify([...others, ...unqueued.values()]));
    },
  };
}
