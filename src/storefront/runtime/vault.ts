/**
 * The only place where a personal value lives in a page: the state, the actions and every recording hold
 * its token. One token per distinct value, numbered in order of sight, so that equal values stay equal.
 */
export interface Vault {
  /** The token that stands for a value; an empty value needs none. */
  readonly tokenOf: (value: string) => string;
  /** The value behind a token; undefined in a replay, where the vault is empty. */
  readonly valueOf: (token: string) => string | undefined;
  /** Forgets everything, at log-out. Numbers are not used again. */
  readonly clear: () => void;
  /** For the second JSON block of a rendered page. */
  readonly entries: () => readonly (readonly [token: string, value: string])[];
}

const tokenForm = /^‹p\d+›$/;

export const isToken = (text: string): boolean => tokenForm.test(text);

/** A vault, filled with what the server's render had seen. */
export function createVault(known: readonly (readonly [token: string, value: string])[] = []): Vault {
  const values = new Map(known);
  const tokens = new Map(known.map(([token, value]) => [value, token]));
  let seen = known.length;
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
    clear: () => {
      values.clear();
      tokens.clear();
    },
    entries: () => [...values],
  };
}
