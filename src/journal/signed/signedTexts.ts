import type { CloseRecord, SealRecord } from '../format';

/** A segment of a recording: consecutive lines of one part that were received together. */
export interface SegmentId {
  readonly session: string;
  readonly part: number;
  /** Counted from 1. */
  readonly segment: number;
}

/** The start of a part's hash chain, so that equal lines of two parts have different hashes. */
export const chainStart = (session: string, part: number): string => `comptoir-recording\n${session}\n${part}\n`;

/** The text that the server signs for a segment. */
export const segmentText = (
  { session, part, segment }: SegmentId,
  { hash, signedAt }: { readonly hash: string; readonly signedAt: string },
): string => ['comptoir-segment', session, part, segment, hash, signedAt].join('\n');

/** The text that the server signs for a whole file. */
export const sealText = ({ session, parts, signedAt }: Omit<SealRecord, 'k' | 'key' | 'signature'>): string =>
  ['comptoir-seal', session, signedAt, ...parts.map(({ part, segments, hash }) => `${part} ${segments} ${hash}`)].join(
    '\n',
  );

/** The record of a signed segment, with its fields in the order in which they are written. */
export const closeRecord = ({ segment, hash, signedAt, signature }: Omit<CloseRecord, 'k'>): CloseRecord => ({
  k: 'close',
  segment,
  hash,
  signedAt,
  signature,
});

/** The seal of a file, with its fields in the order in which they are written. */
export const sealRecord = ({ session, parts, signedAt, key, signature }: Omit<SealRecord, 'k'>): SealRecord => ({
  k: 'seal',
  session,
  parts: parts.map(({ part, segments, hash }) => ({ part, segments, hash })),
  signedAt,
  key,
  signature,
});
