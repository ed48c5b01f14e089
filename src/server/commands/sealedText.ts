import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The keys by secret and purpose: a process has one secret and a few purposes. */
const keys = new Map<string, Buffer>();

function keyOf(secret: string, purpose: string): Buffer {
  const name = `${purpose}\n${secret}`;
  const key = keys.get(name) ?? createHmac('sha256', secret).update(purpose).digest();
  keys.set(name, key);
  return key;
}

/** Encrypts a text so that only this server can read it again, and only for this purpose: base64url. */
export function sealText(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text. Throws on one that was changed, or sealed with another secret or for another purpose. */
export function openText(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
