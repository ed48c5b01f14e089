import { useEffect, useRef, useState } from 'react';

interface LogoPictureProps {
  /** null: there is none, or none yet. */
  readonly url: string | null;
  /** It is on its way. */
  readonly awaited: boolean;
  readonly alt: string;
  /** What the console calls it by. */
  readonly name: string;
}

const told = new Set<string>();

/** One line for each logo, however often it is shown. */
function tell(name: string): void {
  if (told.has(name)) return;
  told.add(name);
  console.warn(`The logo could not be loaded: ${name}`);
}

/** A logo as a picture; while it can't be had its text stands in (HDR-11). */
export function LogoPicture({ url, awaited, alt, name }: LogoPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url === broken ? null : url;
  useEffect(() => {
    if (shown === null && !awaited) tell(name);
    const { current } = picture;
    // It may have failed before there was anybody to hear of it: asked for again it says so again.
    if (current?.complete && current.naturalWidth === 0 && shown !== null) current.src = shown;
  }, [shown, awaited, name]);
  if (shown === null) return <strong>{alt}</strong>;
  return <img ref={picture} src={shown} alt={alt} width="122" onError={() => setBroken(shown)} />;
}
