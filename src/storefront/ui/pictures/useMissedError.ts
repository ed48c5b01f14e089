import { useEffect, useRef, type RefObject } from 'react';
import { withBase } from '../../../contract/pages/basePath';

/**
 * The ref for a picture whose failure is handled. A picture that failed before hydration had no handler yet: it is
 * loaded again, so that the event fires again.
 */
export function useMissedError(src: string | null): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0 && src !== null) current.src = withBase(src);
  }, [src]);
  return picture;
}
