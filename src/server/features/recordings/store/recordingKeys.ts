import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { SegmentId } from '../../../../journal/signed';
import { signerOf, type Signer } from '../../../../journal/signed/nodeSignatures';
import { openText, sealText } from '../../../commands/sealedText';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The purposes for which the server's secret is used here. */
const KEY_PURPOSE = 'recording-key';
const SIGNATURE_PURPOSE = 'recording-signature';

const signers = new Map<string, Signer>();

/** Signs what was received. Derived from the server's secret, so that all processes of a shop have the same key. */
export function signerFor(serverSecret: string): Signer {
  const known = signers.get(serverSecret);
  if (known !== undefined) return known;
  const signer = signerOf(createHmac('sha256', serverSecret).update(SIGNATURE_PURPOSE).digest());
  signers.set(serverSecret, signer);
  return signer;
}

/** A new key of one recording, sealed with the server's secret. */
export const newSealedKey = (serverSecret: string): string =>
  sealText(serverSecret, KEY_PURPOSE, randomBytes(KEY_BYTES).toString('base64url'));

/** The key of one recording, opened. Throws when the server's secret has changed since the key was sealed. */
export const openSealedKey = (serverSecret: string, sealedKey: string): Buffer =>
  Buffer.from(openText(serverSecret, KEY_PURPOSE, sealedKey), 'base64url');

/** The context to which sealed bytes are bound: bytes of one segment cannot replace another's. */
export const segmentBinding = ({ session, part, segment }: SegmentId): string =>
  `segment\n${session}\n${part}\n${segment}`;
export const noteBinding = (id: string): string => `note\n${id}`;

/** Encrypts bytes with their recording's key. */
export function sealBytes(key: Buffer, binding: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(binding));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts sealed bytes. Throws for bytes that were changed, or belong to another segment, note or recording. */
export function openBytes(key: Buffer, binding: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(binding));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
