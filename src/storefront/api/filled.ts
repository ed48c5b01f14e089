import { isSecretToken, isToken, type Vault } from '../platform/vault';
import type { LocalFailureCode } from './failures/failure';

type Filled = { readonly url: string; readonly body: string | undefined } | { readonly code: LocalFailureCode };

/** A token in an encoded address. */
const TOKEN_IN_PATH = /%E2%80%B9[ps]\d+%E2%80%BA/g;

/**
 * The address and the body of a call with values in place of their tokens; a secret can be read only once. If a token
 * no longer has a value, or the value cannot be part of an address: the code of the failure, and the call must not be
 * sent.
 */
export function filled(path: string, body: unknown, vault: Vault): Filled {
  const gone: LocalFailureCode[] = [];
  const withValues = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!isToken(value)) return value;
      const isSecret = isSecretToken(value);
      const found = isSecret ? vault.takeSecret(value) : vault.valueOf(value);
      if (found === undefined) gone.push(isSecret ? 'SECRET_GONE' : 'VALUE_GONE');
      return found;
    }
    if (Array.isArray(value)) return value.map(withValues);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withValues(item)]));
    }
    return value;
  };
  let url: string;
  try {
    url = path.replace(TOKEN_IN_PATH, (token) => encodeURIComponent(String(withValues(decodeURIComponent(token)))));
  } catch {
    // A lone surrogate cannot be encoded.
    return { code: 'REFUSED' };
  }
  const whole = JSON.stringify(withValues(body)) as string | undefined;
  return gone[0] ? { code: gone[0] } : { url, body: whole };
}
