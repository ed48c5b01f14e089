import type { CloseRecord, SealRecord } from '../format';

/** A segment of a recording: a piece of one part's lines, as they were received at one time. */
export interface SegmentId {
  readonly session: string;
  readonly part: number;
  /** Counted from 1. */
  readonly segment: number;
}

/** What a part's chain of hashes begins with, so that equal lines of two parts have different hashes. */
export const chainStart = (session: string, part: number): string => `comptoir-recording\n${session}\n${part}\n`;

/** What the server signs of a segment. */
export const segmentText = (
  { session, part, segment }: SegmentId,
  { hash, signedAt }: { readonly hash: string; readonly signedAt: string },
): string => ['comptoir-segment', session, part, segment, hash, signedAt].join('\n');

/** What the server signs of a whole file. */
export const sealText = ({ session, parts, signedAt }: Omit<SealRecord, 'k' | 'key' | 'signature'>): string =>
  ['comptoir-seal', session, signedAt, ...parts.map(({ part, segments, hash }) => `${part} ${segments} ${hash}`)].join(
    '\n',
  );

/** The record of a signed segment, its fields in the one order in which it is written. */
export const closeRecord = ({ segment, hash, signedAt, signature }: Omit<CloseRecord, 'k'>): CloseRecord => ({
  k: 'close',
  segment,
  hash,
  signedAt,
  signature,
});

/** The seal of a file, likewise. */
export const sealRecord = ({ session, parts, signedAt, key, signature }: Omit<SealRecord, 'k'>): SealRecord => ({
  k: 'seal',
  session,
  parts: parts.map(({ part, segments, hash }) => ({ part, segments, hash })),
  signedAt,
  key,
  signature,
});
