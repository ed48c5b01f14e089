/** The page's own cookies, those that scripts may see. A browser that refuses them has none. */
const pairs = (): readonly string[] => {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
};

export function readCookie(name: string): string | null {
  return (
    pairs()
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null
  );
}

/** Keeps a value that needs no encoding for so many seconds; 0 takes it away. False where the browser refuses. */
export function writeCookie(name: string, value: string, seconds: number): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    return false;
  }
  return seconds === 0 || readCookie(name) === value;
}
