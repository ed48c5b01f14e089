import type { Segment, SegmentQueue } from './segment';

/** What the server has received of a session. */
export interface Received {
  readonly parts: readonly { readonly part: number; readonly segments: number }[];
}

/** The calls of sending. Status 0: there was no response. */
export interface SendingCalls {
  readonly open: (session: string) => Promise<{ readonly status: number; readonly received: Received }>;
  readonly put: (segment: Segment) => Promise<{ readonly status: number }>;
}

/** The outcome for a segment. `refused`: nothing more of its part or session will be accepted. */
export type SendingNews =
  | ({ readonly kind: 'acknowledged' } & Pick<Segment, 'session' | 'part' | 'page' | 'segment'>)
  | ({ readonly kind: 'refused'; readonly status: number } & Pick<Segment, 'session' | 'part' | 'page'>);

export interface SenderOptions {
  readonly queue: SegmentQueue;
  readonly calls: SendingCalls;
  readonly announce: (news: SendingNews) => void;
  /** Waits this long, or until there is a reason to continue sooner. */
  readonly wait: (ms: number) => Promise<void>;
  /** Checked before each call; false ends the sending. */
  readonly mayGoOn: () => boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The status of a call that was throttled: the server has not looked at the segment. */
const TOO_MANY = 429;
/** Whether a status neither acknowledges nor refuses the segment, so that it is sent again. */
const mayPass = (status: number): boolean => status === 0 || status === 408 || status === TOO_MANY || status >= 500;
/** Whether a refusal concerns the whole session: the recording is not this browser's, is erased or is full. */
const isOfSession = (status: number): boolean => [403, 404, 410, 413].includes(status);

/**
 * Sends the waiting segments, oldest first, and repeats each until the server has acknowledged or refused it; segments
 * of other sessions are sent in between. Ends when none is left, or when sending must stop; segments added later need
 * another call. Only one may run per browser, because the order depends on it. Resolves to the segments that may or
 * may not have arrived: they were sent, but the answer was missing, a timeout (408) or a server error.
 */
export async function sendSegments(options: SenderOptions): Promise<readonly Segment[]> {
  const { queue, calls, announce, wait, mayGoOn } = options;
  /**
   * By session: the segment whose latest call has left open whether it arrived. At most one, because the segments of a
   * session are sent one after another.
   */
  const unanswered = new Map<string, Segment>();
  const opened = new Map<string, Received>();
  /** Sessions that are tried again after the next wait. */
  const passedOver = new Set<string>();
  /** Sessions whose last call has to be repeated. */
  const failing = new Set<string>();
  let waitMs = FIRST_WAIT_MS;

  async function later(): Promise<void> {
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    passedOver.clear();
  }

  function passOver(session: string): void {
    passedOver.add(session);
    failing.add(session);
  }

  function answered(session: string): void {
    failing.delete(session);
    if (failing.size === 0) waitMs = FIRST_WAIT_MS;
  }

  async function refuse({ session, part, page }: Segment, status: number): Promise<void> {
    const isOfPart = (own: Segment) => own.part === part && own.page === page;
    await queue.forget((own) => own.session === session && (isOfPart(own) || isOfSession(status)));
    announce({ kind: 'refused', session, part, page, status });
  }

  async function send(segment: Segment): Promise<number> {
    const { session } = segment;
    let received = opened.get(session);
    if (!received) {
      const answer = await calls.open(session);
      if (answer.status >= 300 || answer.status === 0) return answer.status;
      ({ received } = answer);
      opened.set(session, received);
    }
    const { status } = await calls.put(segment.segment === 1 ? declareUnsent(segment, received) : segment);
    if (mayPass(status) && status !== TOO_MANY) unanswered.set(session, segment);
    else unanswered.delete(session);
    if (status === 200 || status === 201) opened.set(session, withArrived(received, segment));
    return status;
  }

  while (mayGoOn()) {
    const next = await queue.first((session) => passedOver.has(session));
    if (!next) {
      if (passedOver.size === 0) break;
      await later();
      continue;
    }
    const { id, ...segment } = next;
    const { session, part, page, segment: number } = segment;
    const status = await send(segment);
    if (mayPass(status)) {
      passOver(session);
      continue;
    }
    answered(session);
    if (status >= 400) await refuse(segment, status);
    else {
      await queue.remove(id);
      announce({ kind: 'acknowledged', session, part, page, segment: number });
    }
  }
  return [...unanswered.values()];
}

const withArrived = ({ parts }: Received, { part, segment }: Segment): Received => ({
  parts: [...parts.filter((known) => known.part !== part), { part, segments: segment }],
});

/**
 * Notes in a part's header how many recorded parts right before it the server has not received, because nobody had
 * consented to or requested sending them, or the server refused them.
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
