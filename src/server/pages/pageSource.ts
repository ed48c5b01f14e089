import type { FastifyRequest } from 'fastify';
import type { DocumentContent } from '../features/content';

/**
 * What pages need of their shop besides its calls. The shop is this server's own (`ownShop`), or the one behind a
 * gateway (`server/gateway`).
 */
export interface PageSource {
  /**
   * The edition of what is live, for cached pages: a page from before a publication must not be shown after it. Always
   * empty in a gateway.
   */
  readonly liveEdition: () => string;
  /** Identifies everything that shared answers to this caller depend on; null: nothing may be shared. */
  readonly answerEdition: (request: FastifyRequest) => string | null;
  /** The content at a path and its ancestors up to the top; empty where there is none, and always in a gateway. */
  readonly documentsAt: (pathname: string) => readonly DocumentContent[];
  /** Whether nothing in a request identifies its sender, so that strangers may share its page. */
  readonly isAnonymous: (request: FastifyRequest) => boolean;
  /**
   * Whether the caller may use these tools. `theirs`: yes; `forbidden`: logged in without the right; `login`: not
   * logged in.
   */
  readonly toolsFor: (
    request: FastifyRequest,
    whose: 'builders' | 'support',
  ) => Promise<'theirs' | 'forbidden' | 'login'>;
}
