import { plainPath } from './plainPath';

/** A host that cannot exist: an address that resolves to it is on this site. */
const SITE = 'http://site.invalid';
/**
 * Control characters and blanks, which browsers strip from addresses ("/\t/evil" would become "//evil"), and the
 * backslash, which they read as a slash.
 */
const DISGUISE = /[\p{Cc}\s\\]/u;

/**
 * The page that follows a login: a path of this site with query and fragment; null for anything that could lead to
 * another site, however disguised, or straight to the log-out.
 */
export function sitePath(startUrl: string | null | undefined): string | null {
  if (startUrl === null || startUrl === undefined || !startUrl.startsWith('/') || DISGUISE.test(startUrl)) return null;
  if (!URL.canParse(startUrl, SITE)) return null;
  const { origin, pathname: written, search, hash } = new URL(startUrl, SITE);
  const pathname = plainPath(written);
  if (origin !== SITE || pathname.startsWith('//') || pathname.startsWith('/secur/')) return null;
  return `${pathname}${search}${hash}`;
}
