import { useEffect, useState } from 'react';
import { withBase } from '../../../../contract/pages/basePath';
import { useMissedError } from '../../../ui/pictures/useMissedError';
import { warnOnce } from '../../../ui/warnings/warnOnce';

interface LogoPictureProps {
  /** null: none, or not loaded yet. */
  readonly url: string | null;
  /** The logo's address is still loading. */
  readonly awaited: boolean;
  readonly alt: string;
  /** How console warnings name the logo. */
  readonly name: string;
}

/** A logo as a picture; its alternative text if it can't be loaded (HDR-11). */
export function LogoPicture({ url, awaited, alt, name }: LogoPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url === broken ? null : url;
  const picture = useMissedError(shown);
  useEffect(() => {
    if (shown === null && !awaited) warnOnce(`The logo could not be loaded: ${name}`);
  }, [shown, awaited, name]);
  if (shown === null) return <strong>{alt}</strong>;
  return <img ref={picture} src={withBase(shown)} alt={alt} width="122" onError={() => setBroken(shown)} />;
}
