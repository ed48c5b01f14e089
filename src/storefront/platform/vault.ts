/**
 * Personal values of a page live here and nowhere else: the state, the actions and every recording hold their tokens.
 * One token per distinct value, numbered in order of appearance, so that equal values stay equal. A secret gets a new
 * token each time and can be read once.
 */
export interface Vault {
  /** The token of a value; an empty value needs none. */
  readonly tokenOf: (value: string) => string;
  /** The value behind a token; undefined for an unknown one, as in a replay, where the vault is empty. */
  readonly valueOf: (token: string) => string | undefined;
  /**
   * Keeps a password or the like for one request; its token (a new one unless given) can be redeemed once by
   * `takeSecret`.
   */
  readonly holdSecret: (value: string, token?: string) => string;
  /** Returns a secret and forgets it; undefined if it was taken before or never held. */
  readonly takeSecret: (token: string) => string | undefined;
  /** Forgets everything, at logout. Token numbers are not reused. */
  readonly clear: () => void;
  /**
   * All values with their tokens, but no secrets: for the second JSON block of a rendered page, and to keep them out of
   * recorded errors.
   */
  readonly entries: () => readonly (readonly [token: string, value: string])[];
}

const tokenForm = /^‹[ps]\d+›$/;

export const isToken = (text: string): boolean => tokenForm.test(text);
export const isSecretToken = (text: string): boolean => isToken(text) && text[1] === 's';

/** A vault, filled with the values that the server render collected, if any. */
export function createVault(known: readonly (readonly [token: string, value: string])[] = []): Vault {
  const values = new Map(known);
  const tokens = new Map(known.map(([token, value]) => [value, token]));
  const secrets = new Map<string, string>();
  let seen = known.length;
  let held = 0;
  return {
    tokenOf: (value) => {
      if (value === '' || isToken(value)) return value;
      const existing = tokens.get(value);
      if (existing !== undefined) return existing;
      seen += 1;
      const token = `‹p${seen}›`;
      tokens.set(value, token);
      values.set(token, value);
      return token;
    },
    valueOf: (token) => values.get(token),
    holdSecret: (value, token = `‹s${(held += 1)}›`) => {
      secrets.set(token, value);
      return token;
    },
    takeSecret: (token) => {
      const value = secrets.get(token);
      secrets.delete(token);
      return value;
    },
    clear: () => {
      secrets.clear();
      values.clear();
      tokens.clear();
    },
    entries: () => [...values],
  };
}
