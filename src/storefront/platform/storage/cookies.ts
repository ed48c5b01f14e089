import { currentBase } from '../../../contract/pages/basePath';
/** The cookies that scripts can read; none if the browser refuses cookies. */
function pairs(): readonly string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

export function readCookie(name: string): string | null {
  return (
    pairs()
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null
  );
}

/** Writes a cookie value that needs no encoding; `seconds` 0 deletes it. False if the browser refuses. */
export function writeCookie(name: string, value: string, seconds: number): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=${currentBase() || '/'}; SameSite=Lax${secure}`;
  } catch {
    return false;
  }
  return seconds === 0 || readCookie(name) === value;
}
