import { useEffect, useRef, type RefObject } from 'react';
import { withBase } from '../../../contract/pages/basePath';

/**
 * The ref for a picture whose failure is handled. It may have failed before hydration, when it had no handler yet:
 * loading it again fires the event again.
 */
export function useMissedError(src: string | null): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0 && src !== null) current.src = withBase(src);
  }, [src]);
  return picture;
}
