import { createHash, randomBytes } from 'node:crypto';
import { looksPersonal } from '../commerce/privacy/looksPersonal';
import { ID_PREFIXES, normalizeId, recordId, type IdPrefix } from '../contract/ids';

/** The server's source of new ids. Injected, so that tests can predict them. */
export interface Ids {
  /** A new record id of 18 characters. */
  next(prefix: IdPrefix): string;
  /**
   * A random text of 22 characters (128 bits), as a secret or an id; it may be part of an address, so it never looks
   * personal.
   */
  token(): string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BODY_LENGTH = 12;
/** The largest multiple of 62 in a byte: bytes from it on are skipped, as they would favour the first characters. */
const FAIR_BYTES = 248;

function randomBody(): string {
  let body = '';
  while (body.length < BODY_LENGTH) {
    for (const byte of randomBytes(BODY_LENGTH)) {
      if (byte < FAIR_BYTES && body.length < BODY_LENGTH) body += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return body;
}

/** A token from `random` bytes. One in 4,000 happens to look like a valid IBAN, and is skipped. */
export function makeToken(random: (size: number) => Buffer): string {
  for (;;) {
    const token = random(16).toString('base64url');
    if (!looksPersonal(token)) return token;
  }
}

/** Ids of 71 random bits: any number of processes can make them independently. */
export const randomIds: Ids = {
  next(prefix) {
    const id = normalizeId(ID_PREFIXES[prefix] + randomBody());
    if (id === null) throw new Error(`the prefix of ${prefix} does not make an id`);
    return id;
  },
  token: () => makeToken(randomBytes),
};

const STABLE_HEX_DIGITS = 12;

/** An id of 48 bits derived from names, so that it is the same after every publication. */
export const stableId = (prefix: IdPrefix, ...names: readonly string[]): string =>
  recordId(
    prefix,
    Number.parseInt(createHash('sha256').update(names.join('\n')).digest('hex').slice(0, STABLE_HEX_DIGITS), 16),
  );
