import { isSitePath } from './pageReference';

const HTTPS = /^https:\/\/[^/?#\s\\\p{Cc}][^\s\\\p{Cc}]*$/iu;
const ANCHOR = /^#[^\s\p{Cc}]*$/u;
const DIRECT = /^(mailto|tel):[^\s\p{Cc}]+$/iu;

/**
 * An address that is safe in a link: https, a path of this site, a fragment, mailto or tel; null for everything else,
 * however disguised (LNK-09). Only surrounding spaces are removed.
 */
export function safeAddress(address: string): string | null {
  const trimmed = address.replace(/^ +| +$/g, '');
  if (isSitePath(trimmed) || ANCHOR.test(trimmed) || DIRECT.test(trimmed)) return trimmed;
  return HTTPS.test(trimmed) && URL.canParse(trimmed) ? trimmed : null;
}

const DATA_IMAGE = /^data:image\/[a-z0-9.+-]+[;,][^\s"'<>\\\p{Cc}]*$/iu;

const WEB_IMAGE = /^https?:\/\/[^\s"'<>\\\p{Cc}]+$/iu;
/** Stands for this site's origin, which is always http(s). */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * Whether a picture may be loaded from an address: http(s) or a data:image (KIT-21). A path of this site, such as one
 * of its own media, is judged by its absolute address.
 */
export function isImageUrl(url: string): boolean {
  const absolute = isSitePath(url) ? OWN_ORIGIN + url : url;
  return DATA_IMAGE.test(absolute) || (WEB_IMAGE.test(absolute) && URL.canParse(absolute));
}
