import type { Segment, SegmentQueue } from './segment';

/** What the server has of a session. */
export interface Received {
  readonly parts: readonly { readonly part: number; readonly segments: number }[];
}

/** The calls of sending. A status of 0: there was no response. */
export interface SendingCalls {
  readonly open: (session: string) => Promise<{ readonly status: number; readonly received: Received }>;
  readonly put: (segment: Segment) => Promise<{ readonly status: number }>;
}

/** What became of a segment. `refused`: nothing more of its part will be received, or of its session. */
export type SendingNews =
  | ({ readonly kind: 'acknowledged' } & Pick<Segment, 'session' | 'part' | 'segment'>)
  | ({ readonly kind: 'refused'; readonly status: number } & Pick<Segment, 'session' | 'part'>);

export interface SenderOptions {
  readonly queue: SegmentQueue;
  readonly calls: SendingCalls;
  readonly announce: (news: SendingNews) => void;
  /** Waits that long, or until there is a reason to look again sooner. */
  readonly wait: (ms: number) => Promise<void>;
  /** Asked before each call. */
  readonly mayGoOn: () => boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The server has not looked at the segment. */
const TOO_MANY = 429;
/** Neither an answer to this segment nor a refusal of it. */
const mayPass = (status: number): boolean => status === 0 || status === 408 || status === TOO_MANY || status >= 500;
/** Not this browser's recording, an erased one, or a full one. */
const isOfSession = (status: number): boolean => [403, 404, 410, 413].includes(status);

/**
 * Sends what is waiting, oldest first, and repeats a segment until the server has acknowledged or refused it. Resolves
 * when nothing is left, or when it may not go on; call it again when something was added. One at a time per browser: the
 * order depends on it. The result is a segment of which nobody knows whether it has arrived: it was sent and not answered.
 */
export async function sendSegments(options: SenderOptions): Promise<Segment | undefined> {
  const { queue, calls, announce, wait, mayGoOn } = options;
  let unanswered: Segment | undefined;
  const opened = new Map<string, Received>();
  let waitMs = FIRST_WAIT_MS;

  async function later(): Promise<void> {
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  async function refuse({ session, part }: Segment, status: number): Promise<void> {
    const isRest = (own: Segment) => own.session === session && (own.part === part || isOfSession(status));
    await queue.forget(isRest);
    announce({ kind: 'refused', session, part, status });
  }

  async function send(segment: Segment): Promise<number> {
    let received = opened.get(segment.session);
    if (!received) {
      const answer = await calls.open(segment.session);
      if (answer.status >= 300 || answer.status === 0) return answer.status;
      ({ received } = answer);
      opened.set(segment.session, received);
    }
    const { status } = await calls.put(segment.segment === 1 ? declareUnsent(segment, received) : segment);
    unanswered = mayPass(status) && status !== TOO_MANY ? segment : undefined;
    if (status === 200 || status === 201) opened.set(segment.session, withArrived(received, segment));
    return status;
  }

  for (let next = await queue.first(); next && mayGoOn(); next = await queue.first()) {
    const { id, ...segment } = next;
    const status = await send(segment);
    if (mayPass(status)) {
      if (mayGoOn()) await later();
    } else {
      waitMs = FIRST_WAIT_MS;
      if (status >= 400) await refuse(segment, status);
      else {
        await queue.remove(id);
        const { session, part, segment: number } = segment;
        announce({ kind: 'acknowledged', session, part, segment: number });
      }
    }
  }
  return unanswered;
}

const withArrived = ({ parts }: Received, { part, segment }: Segment): Received => ({
  parts: [...parts.filter((known) => known.part !== part), { part, segments: segment }],
});

/**
 * Says in a part's header how many recorded parts right before it stay in the browser: those of pages on which nobody
 * had allowed or asked to send them.
 */
function declareUnsent(segment: Segment, { parts }: Received): Segment {
  const before = parts.map(({ part }) => part).filter((part) => part < segment.part);
  const unsent = segment.part - Math.max(0, ...before) - 1;
  if (unsent === 0) return segment;
  const end = segment.text.indexOf('\n');
  // Checked edge: the recorder wrote this line.
  const header = JSON.parse(segment.text.slice(0, end)) as object;
  return { ...segment, text: JSON.stringify({ ...header, unsent }) + segment.text.slice(end) };
}
