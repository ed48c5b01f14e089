import { createHash } from 'node:crypto';
import { looksPersonal } from '../../../commerce/privacy/looksPersonal';

/** Letters and digits that cannot be confused when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

function referenceFrom(seed: string): string {
  // One character per 32-bit word of the hash: the remainder favours no character by more than one in 10^8.
  const hash = Buffer.concat(
    ['one', 'two', 'three'].map((part) => createHash('sha256').update(`${part}\n${seed}`).digest()),
  );
  const characters = Array.from({ length: GROUPS * GROUP_LENGTH }, (_, index) =>
    ALPHABET.charAt(hash.readUInt32BE(index * 4) % ALPHABET.length),
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/**
 * An order's reference: "ER37G-VYS2M-6GPHH-HG4DE", derived from an unguessable token. The same token gives the same
 * reference. One in 900 happens to look like a valid IBAN; it is skipped, because addresses and searches that contain
 * it would be refused as personal.
 */
export function orderReference(token: string): string {
  let reference = referenceFrom(token);
  for (let nth = 2; looksPersonal(reference); nth += 1) reference = referenceFrom(`${token}\n${nth}`);
  return reference;
}
