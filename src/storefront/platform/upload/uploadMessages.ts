import type { Segment } from '../../../journal/send/segment';

/**
 * Messages of a page to its upload worker. `page`, sent first: the session that the page records. `segment`: a segment
 * to queue and send. `go`: send what earlier pages have left. `forget`: stop, delete the segments that are sent only by
 * consent, then send the others.
 */
export type UploadOrder =
  | { readonly kind: 'page'; readonly session: string }
  | { readonly kind: 'segment'; readonly segment: Segment }
  | { readonly kind: 'go' }
  | { readonly kind: 'forget' };

type Named = Pick<Segment, 'session' | 'part' | 'page' | 'segment'>;

/**
 * Messages of a worker to its own page, besides the news for all tabs. `queued`: a segment is in the queue.
 * `forgotten`: what was to be sent by consent only is deleted; the `unanswered` segments had been sent without an
 * answer at that moment, so it is unknown whether they have arrived.
 */
export type UploadAnswer =
  | ({ readonly kind: 'queued' } & Named)
  | { readonly kind: 'forgotten'; readonly unanswered: readonly Named[] }
  /** Storing or sending has failed: the page delivers nothing more. */
  | { readonly kind: 'failed' };

/** The channel on which all tabs learn what became of their segments, whichever tab's worker has sent them. */
export const NEWS_CHANNEL = 'comptoir.recording';
/** The lock of the one worker in this browser that sends. */
export const SENDING_LOCK = 'comptoir.recording';
