import { useMissedError } from '../../ui/pictures/useMissedError';
import { warnOnce } from '../../ui/warnings/warnOnce';

/**
 * Props for the `img` of a managed content: if the picture fails to load, even before hydration, the console names its
 * content key (KIT-12).
 */
export function useContentPicture(contentKey: string, src: string) {
  const ref = useMissedError(src);
  return { ref, onError: () => warnOnce(`The picture of this content key could not be loaded: ${contentKey}`) };
}
