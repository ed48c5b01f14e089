import { useMessages } from '../../storefront/messages';
import { ownRelease } from '../../storefront/platform/environment';
import { playableReleases } from '../../storefront/platform/recordings/releases';
import { useSupportSelector } from '../kernel/hooks';
import { useOverview, usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';

/** If another release recorded the current part, names it and says whether it also replays the part. */
export function ReleaseLine() {
  const t = useMessages();
  const player = usePlayer();
  const { part } = useSupportSelector(selectPlayback);
  const release = useOverview().parts[part]?.release;
  // A page that did not come from the server, such as a test's, knows no releases.
  if (release === undefined || release === ownRelease() || playableReleases().length === 0) return null;
  const isOwn = player.parts()[part]?.release === release;
  return <p>{t(isOwn ? 'support.release.own' : 'support.release.gone', { release })}</p>;
}
