import type { Segment } from '../../../journal/send/segment';

/**
 * What a page tells its upload worker. `page`, the first: of which session it is. `go`: send what earlier pages have left. `forget`: end, and delete what is sent by
 * consent alone.
 */
export type UploadOrder =
  | { readonly kind: 'page'; readonly session: string }
  | { readonly kind: 'segment'; readonly segment: Segment }
  | { readonly kind: 'go' }
  | { readonly kind: 'forget' };

type Named = Pick<Segment, 'session' | 'part' | 'segment'>;

/**
 * What a worker tells its own page, besides the news that go to all tabs: the queue has a segment, or nothing more is
 * waiting. `unanswered` were sent at that moment, and nobody knows whether they have arrived.
 */
export type UploadAnswer =
  | ({ readonly kind: 'queued' } & Named)
  | { readonly kind: 'forgotten'; readonly unanswered: readonly Named[] }
  /** It can keep or send nothing more. */
  | { readonly kind: 'failed' };

/** On this channel all tabs hear what became of their segments, whichever tab's worker has sent them. */
export const NEWS_CHANNEL = 'comptoir.recording';
/** Held by the one worker of this browser that sends. */
export const SENDING_LOCK = 'comptoir.recording';
