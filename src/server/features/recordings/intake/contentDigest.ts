import { createHash, timingSafeEqual } from 'node:crypto';
import { invalidInput } from '../../../problems';

const SHA_256 = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):\s*(?:,|$)/;

/**
 * Checks the bytes of a body against its Content-Digest (RFC 9530). Throws 400 INVALID_API_INPUT if the header has no
 * SHA-256, or that of other bytes: such a body was damaged in transit. Browsers send none from a page without https.
 */
export function checkDigest(header: string | readonly string[] | undefined, bytes: Buffer): void {
  if (header === undefined) return;
  const said = SHA_256.exec(typeof header === 'string' ? header : '')?.[1];
  if (said === undefined) throw invalidInput('The Content-Digest header has no sha-256.');
  const digest = createHash('sha256').update(bytes).digest();
  if (!timingSafeEqual(digest, Buffer.from(said, 'base64')))
    throw invalidInput('The body is not the one that Content-Digest describes.');
}
