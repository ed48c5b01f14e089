import type { SealRecord } from '../format';
import { chainStart, sealText, segmentText, type SegmentId } from './signedTexts';

/** The two functions that verifying needs from its platform; both may be asynchronous. */
export interface SignatureTools {
  /** SHA-256 in hexadecimal, of a text (UTF-8) and the bytes after it. */
  readonly hash: (text: string, bytes: Uint8Array) => string | Promise<string>;
  /** Whether a text has this Ed25519 signature of this public key, both in hexadecimal. */
  readonly verify: (text: string, signature: string, key: string) => boolean | Promise<boolean>;
}

/**
 * The hash of a part up to the end of a segment, computed from the previous hash and the segment's lines. `previous` is
 * null for the first one.
 */
export const segmentHash = (
  { hash }: Pick<SignatureTools, 'hash'>,
  { session, part }: Pick<SegmentId, 'session' | 'part'>,
  previous: string | null,
  lines: Uint8Array,
): string | Promise<string> => hash(previous ?? chainStart(session, part), lines);

/** Whether the server has signed this segment. */
export const isSegmentSigned = (
  { verify }: Pick<SignatureTools, 'verify'>,
  segment: SegmentId,
  signed: { readonly hash: string; readonly signedAt: string; readonly signature: string },
  key: string,
): boolean | Promise<boolean> => verify(segmentText(segment, signed), signed.signature, key);

/** Whether the server has signed this seal. */
export const isSealSigned = (
  { verify }: Pick<SignatureTools, 'verify'>,
  seal: SealRecord,
  key: string,
): boolean | Promise<boolean> => verify(sealText(seal), seal.signature, key);
