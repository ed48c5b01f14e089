import { withQuery } from '../paths';

/** The page that plays recordings; inside a frame it shows what support's console requests. */
export const PLAYER_PAGE = '/replay';

/**
 * The name of the meta element that lists the ids of all releases whose players this server has, separated by spaces.
 */
export const PLAYABLE_META = 'releases';

const RELEASE = 'release';

/** The address of a release's player; a server without a player for that id answers with the current release's. */
export const playerOf = (release: string): string => withQuery(PLAYER_PAGE, { [RELEASE]: release });

/** The release whose player an address asks for; null: the current release's. */
export const releaseAskedFor = (search: string): string | null => new URLSearchParams(search).get(RELEASE);
