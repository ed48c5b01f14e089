import { plainPath } from './plainPath';

/** A host that nothing can have: what resolves to it stayed on this site. */
const SITE = 'http://site.invalid';
/**
 * Control characters and blanks, which a browser strips before it reads an address ("/\t/evil" would become
 * "//evil"), and the backslash, which it takes for a slash.
 */
const DISGUISE = /[\p{Cc}\s\\]/u;

/**
 * Where to go on after a login: a path of this site with its query and fragment; null for anything that could lead
 * elsewhere, however disguised, or straight out again (log-out).
 */
export const sitePath = (startUrl: string | null | undefined): string | null => {
  if (startUrl === null || startUrl === undefined || !startUrl.startsWith('/') || DISGUISE.test(startUrl)) return null;
  if (!URL.canParse(startUrl, SITE)) return null;
  const { origin, pathname: written, search, hash } = new URL(startUrl, SITE);
  const pathname = plainPath(written);
  if (origin !== SITE || pathname.startsWith('//') || pathname.startsWith('/secur/')) return null;
  return `${pathname}${search}${hash}`;
};
