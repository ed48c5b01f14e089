import { createHash } from 'node:crypto';
import { CONTACT_REFERENCE_CHARACTERS } from '../../../contract/contact/contactMessage';

const LENGTH = 8;

/**
 * The reference that a token makes, "DC-7KXM-4TRW": of the characters that can be said over the telephone. Two tokens make
 * the same one once in 40 billion: whoever keeps it looks whether it is taken.
 */
export const contactReference = (token: string): string => {
  const bytes = createHash('sha256').update(token).digest();
  const characters = Array.from({ length: LENGTH }, (_, place) =>
    CONTACT_REFERENCE_CHARACTERS.charAt(bytes.readUInt16BE(2 * place) % CONTACT_REFERENCE_CHARACTERS.length),
  ).join('');
  return `DC-${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
};
