import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { SignatureTools } from './signatures';

/** The DER prefixes of a 32-byte Ed25519 private and public key (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const publicKeys = new Map<string, KeyObject | null>();

/** null: Node does not accept these bytes as a public key. */
function publicKeyOf(key: string): KeyObject | null {
  const known = publicKeys.get(key);
  if (known !== undefined) return known;
  let made: KeyObject | null;
  try {
    const der = Buffer.concat([PUBLIC_PREFIX, Buffer.from(key, 'hex')]);
    made = createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    made = null;
  }
  publicKeys.set(key, made);
  return made;
}

/** Hashing, and the check of signatures, by Node's crypto. */
export const nodeSignatures = {
  hash: (text: string, bytes: Uint8Array): string => createHash('sha256').update(text).update(bytes).digest('hex'),
  verify(text: string, signature: string, key: string): boolean {
    const publicKey = publicKeyOf(key);
    return publicKey !== null && verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'));
  },
} satisfies SignatureTools;

/** A signing key, made of 32 secret bytes. */
export interface Signer {
  /** Its public half, in hexadecimal. */
  readonly key: string;
  /** The Ed25519 signature of a text, in hexadecimal. */
  readonly sign: (text: string) => string;
}

export function signerOf(seed: Uint8Array): Signer {
  const der = Buffer.concat([PRIVATE_PREFIX, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    key: spki.subarray(PUBLIC_PREFIX.length).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  };
}
