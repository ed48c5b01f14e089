import type { FastifyRequest } from 'fastify';
import type { DocumentContent } from '../features/content';

/**
 * What pages need of their shop besides its calls. The shop is this server's own (`ownShop`), or the one behind a
 * gateway (`server/gateway`).
 */
export interface PageSource {
  /** The edition of what is live, for cached pages: one from before a change must not be shown after it. */
  readonly liveEdition: () => string;
  /** Names everything that shared answers of its calls are made from, for this caller; null: none are shared. */
  readonly answerEdition: (request: FastifyRequest) => string | null;
  /** The content at a path and its ancestors up to the top; empty where there is none, or it is not known here. */
  readonly documentsAt: (pathname: string) => readonly DocumentContent[];
  /** Whether nothing in a request identifies its sender, so that strangers may share its page. */
  readonly isAnonymous: (request: FastifyRequest) => boolean;
  /** Whose tools these are: the caller's; somebody's who is logged in and may not use them; or nobody has logged in. */
  readonly toolsFor: (
    request: FastifyRequest,
    whose: 'builders' | 'support',
  ) => Promise<'theirs' | 'forbidden' | 'login'>;
}
