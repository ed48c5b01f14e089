import type { SignatureTools } from '../../../journal/signed/signatures';

const HEX_BASE = 16;
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, HEX_BASE)));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(HEX_BASE).padStart(2, '0')).join('');

/**
 * The browser's functions that hash texts and verify signatures; undefined if it has no Ed25519, or the page is in no
 * secure context.
 */
export async function webSignatures(): Promise<SignatureTools | undefined> {
  // Outside a secure context `subtle` is missing, whatever its type says.
  if (!('subtle' in crypto)) return undefined;
  const { subtle } = crypto;
  const importKey = (key: string) => subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
  try {
    // The base point of the curve: every browser that supports the algorithm accepts it.
    await importKey(`58${'66'.repeat(31)}`);
  } catch {
    return undefined;
  }
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (key: string): Promise<CryptoKey> => {
    const known = keys.get(key) ?? importKey(key);
    keys.set(key, known);
    return known;
  };
  const encoder = new TextEncoder();
  return {
    async hash(text, bytes) {
      const head = encoder.encode(text);
      const whole = new Uint8Array(head.length + bytes.length);
      whole.set(head);
      whole.set(bytes, head.length);
      return hexOf(await subtle.digest('SHA-256', whole));
    },
    async verify(text, signature, key) {
      try {
        return await subtle.verify('Ed25519', await keyOf(key), bytesOf(signature), encoder.encode(text));
      } catch {
        // The key is not a point of the curve, or the signature is malformed.
        return false;
      }
    },
  };
}
