import { useEffect, useRef, useState } from 'react';
import { warnOnce } from '../../../ui/warnings/warnOnce';

interface LogoPictureProps {
  /** null: none, or not loaded yet. */
  readonly url: string | null;
  /** Its address is still loading. */
  readonly awaited: boolean;
  readonly alt: string;
  /** How console warnings name it. */
  readonly name: string;
}

/** A logo as a picture; its alternative text if it can't be loaded (HDR-11). */
export function LogoPicture({ url, awaited, alt, name }: LogoPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url === broken ? null : url;
  useEffect(() => {
    if (shown === null && !awaited) warnOnce(`The logo could not be loaded: ${name}`);
    const { current } = picture;
    // It may have failed before hydration, when no handler was attached: reloading fires the event again.
    if (current?.complete && current.naturalWidth === 0 && shown !== null) current.src = shown;
  }, [shown, awaited, name]);
  if (shown === null) return <strong>{alt}</strong>;
  return <img ref={picture} src={shown} alt={alt} width="122" onError={() => setBroken(shown)} />;
}
