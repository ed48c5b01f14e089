import { withBase } from '../../../contract/pages/basePath';
import { playerOf, releaseAskedFor } from '../../../contract/recordings/player';
import { useMessages } from '../../../storefront/messages';
import { ownRelease } from '../../../storefront/platform/environment';
import { playableReleases } from '../../../storefront/platform/recordings/releases';

interface ReleaseNoticeProps {
  /** The release that recorded what is shown; undefined: nothing is open. */
  readonly recorded: string | undefined;
}

/**
 * Shown if another release was requested, or recorded what is shown; links to the player of that release if the server
 * has it.
 */
export function ReleaseNotice({ recorded }: ReleaseNoticeProps) {
  const t = useMessages();
  const own = ownRelease();
  const playable = playableReleases();
  const release = recorded ?? releaseAskedFor(window.location.search) ?? own;
  if (release === own || playable.length === 0) return null;
  if (!playable.includes(release)) return <p>{t('support.release.notKept', { release })}</p>;
  return (
    <p>
      {t('support.release.other', { release, own })}{' '}
      <a href={withBase(playerOf(release))}>{t('support.release.open')}</a>
    </p>
  );
}
