import { useMissedError } from '../../ui/pictures/useMissedError';
import { warnOnce } from '../../ui/warnings/warnOnce';

/**
 * Props for the `img` of a managed content, which the browser loads ahead of the page or as it comes near: the console names
 * the content keys of those that fail (KIT-12).
 */
export function useContentPicture(contentKey: string, src: string) {
  const ref = useMissedError(src);
  return { ref, onError: () => warnOnce(`The picture of this content key could not be loaded: ${contentKey}`) };
}
