import { compressText, type Encoding } from '../http/compression';
import { recentlyUsed } from '../recentlyUsed';

/** At most twice this many pictures are kept compressed, about 4 kB each. */
const KEPT_DRAWINGS = 1000;

/**
 * Drawn pictures, compressed, by key. Drawing one, outlining its texts and compressing it takes milliseconds, so the
 * most recently requested ones are kept in each encoding that some client has accepted. Failures are not kept.
 */
export function createKeptDrawings() {
  const drawn = recentlyUsed(KEPT_DRAWINGS, (_key: string) => new Map<Encoding, Promise<Buffer>>());
  return (key: string, encoding: Encoding, draw: () => string): Promise<Buffer> => {
    const made = drawn(key);
    const known = made.get(encoding);
    if (known !== undefined) return known;
    const making = Promise.resolve().then(() => compressText(draw(), encoding));
    made.set(encoding, making);
    making.catch(() => made.delete(encoding));
    return making;
  };
}
