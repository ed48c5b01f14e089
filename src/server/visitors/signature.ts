import { createHmac, timingSafeEqual } from 'node:crypto';

const macOf = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** The text and its signature after a dot. A signature is only valid for its purpose. */
export const sign = (secret: string, purpose: string, text: string): string =>
  `${text}.${macOf(secret, purpose, text)}`;

/** The signed text; null when it was not signed by this server for this purpose. */
export function readSigned(secret: string, purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 0) return null;
  const text = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const right = Buffer.from(macOf(secret, purpose, text));
  return given.length === right.length && timingSafeEqual(given, right) ? text : null;
}
