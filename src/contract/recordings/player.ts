import { withQuery } from '../paths';

/** The page that plays recordings; in a frame it shows what support's console gives it. */
export const PLAYER_PAGE = '/replay';

/** Name of a page's element with the ids of all releases whose players this server has, with blanks between. */
export const PLAYABLE_META = 'releases';

const RELEASE = 'release';

/** The player of a release: of today's where the server has no other of that id. */
export const playerOf = (release: string): string => withQuery(PLAYER_PAGE, { [RELEASE]: release });

/** The release whose player an address names; null: none, which means today's. */
export const releaseAskedFor = (search: string): string | null => new URLSearchParams(search).get(RELEASE);
