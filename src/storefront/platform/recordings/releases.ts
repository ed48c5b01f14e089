import { PLAYABLE_META } from '../../../contract/recordings/player';

/** The ids of the releases whose players the server has, as listed in this page; empty if the page lists none. */
export function playableReleases(): readonly string[] {
  const ids = document.querySelector<HTMLMetaElement>(`meta[name="${PLAYABLE_META}"]`)?.content ?? '';
  return ids.split(' ').filter((release) => release !== '');
}
