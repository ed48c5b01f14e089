import { createHash } from 'node:crypto';
import { looksPersonal } from '../../../commerce/privacy/looksPersonal';

/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const referenceFrom = (seed: string): string => {
  // One digit of the alphabet for each 32-bit word of the hash: the remainder favours none by more than one in 10^8.
  const hash = Buffer.concat(
    ['one', 'two', 'three'].map((part) => createHash('sha256').update(`${part}\n${seed}`).digest()),
  );
  const characters = Array.from({ length: GROUPS * GROUP_LENGTH }, (_, place) =>
    ALPHABET.charAt(hash.readUInt32BE(place * 4) % ALPHABET.length),
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
};

/**
 * What an order is called: "ER37G-VYS2M-6GPHH-HG4DE", from a token that nobody can guess. The same token gives the same.
 * One in 900 happens to have an IBAN's form and check digits: the next one is taken, because an address or a search
 * that says it would be refused as personal.
 */
export const orderReference = (token: string): string => {
  let reference = referenceFrom(token);
  for (let nth = 2; looksPersonal(reference); nth += 1) reference = referenceFrom(`${token}\n${nth}`);
  return reference;
};
