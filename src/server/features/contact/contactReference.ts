import { createHash } from 'node:crypto';
import { CONTACT_REFERENCE_CHARACTERS } from '../../../contract/contact/contactMessage';

const LENGTH = 8;

/**
 * The reference derived from a token, "DC-7KXM-4TRW", of characters that are clear on the telephone. Two tokens give
 * the same one once in 40 billion: the caller has to check whether it is taken.
 */
export function contactReference(token: string): string {
  const bytes = createHash('sha256').update(token).digest();
  const characters = Array.from({ length: LENGTH }, (_, index) =>
    CONTACT_REFERENCE_CHARACTERS.charAt(bytes.readUInt16BE(2 * index) % CONTACT_REFERENCE_CHARACTERS.length),
  ).join('');
  return `DC-${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}
