import type { FastifyRequest } from 'fastify';
import type { DocumentContent } from '../features/content';

/**
 * What pages ask of their shop besides its calls. The shop is this server's own (`ownShop`), or the one that a gateway stands in front
 * of (`server/gateway`).
 */
export interface PageSource {
  /** Names what is live, for pages that are kept: one from before a change is shown to nobody after it. */
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
