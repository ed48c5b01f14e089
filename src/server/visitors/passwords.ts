import { argon2id, hash, needsRehash, verify } from 'argon2';

/** Cost of one argon2id hash: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. `stored` null (there is no such login) takes as long and is always
   * false.
   */
  isRight(stored: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than the current one. */
  isOutdated(stored: string): boolean;
}

/** A hash that no password matches: its digest was not calculated from one. */
function decoyOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const base64 = (bytes: number, fill: string) => Buffer.alloc(bytes, fill).toString('base64').replace(/=+$/, '');
  const cost = `m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}`;
  return `$argon2id$v=19$${cost}$${base64(16, 'comptoir')}$${base64(32, 'nobody')}`;
}

/** Hashing at this cost, off the event loop. */
export function passwordsAt(cost: PasswordCost): Passwords {
  const decoy = decoyOf(cost);
  return {
    hash: (password) => hash(password, { ...cost, type: argon2id }),
    isRight: async (stored, password) => (await verify(stored ?? decoy, password)) && stored !== null,
    isOutdated: (stored) => needsRehash(stored, cost),
  };
}
