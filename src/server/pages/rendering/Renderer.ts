import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpRequest } from '../../../storefront/platform/http';
import type { RenderedPage, RenderOptions } from './renderPage';

/** A page to be rendered: plain data, so that it can be sent to another thread. */
export interface PageTask extends RenderOptions {
  /** Path and query. */
  readonly address: string;
  /** Milliseconds UTC. */
  readonly now: number;
  /** The edition whose shared answers may be used; null: no answer is reused. */
  readonly edition: string | null;
}

/** A call that a page makes to the commerce routes while it is rendered. */
export type PageCall = Omit<HttpRequest, 'signal'>;

export interface CallAnswer {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case. */
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
  /** The edition in which other pages may reuse it; null: it is for this page only. */
  readonly edition: string | null;
}

/** The commerce routes with a visitor's rights. Rejects only when there is no answer. */
export type Calls = (call: PageCall) => Promise<CallAnswer>;

export interface Renderer {
  /**
   * Renders a page. Rejects if nobody waits for it any more when its turn comes (`isWanted`), with `RendererBusy` if
   * too many pages are waiting, for a bug, and when the renderer stops.
   */
  render(task: PageTask, calls: Calls, isWanted?: () => boolean): Promise<RenderedPage>;
  close(): Promise<void>;
}
