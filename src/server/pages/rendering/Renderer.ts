import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpRequest } from '../../../storefront/platform/http';
import type { RenderedPage, RenderOptions } from './renderPage';

/** A page to be rendered: plain data, so that it can be sent to another thread. */
export interface PageTask extends RenderOptions {
  /** Path and query. */
  readonly address: string;
  /** Milliseconds UTC. */
  readonly now: number;
  /** The edition whose shared answers the page may be made from; null: it asks for each anew. */
  readonly edition: string | null;
}

/** What a page asks the commerce routes while it is rendered. */
export type PageCall = Omit<HttpRequest, 'signal'>;

export interface CallAnswer {
  readonly status: number;
  readonly statusText: string;
  /** By names in lower case. */
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
  /** The edition whose other pages may have it too; null: it is this page's alone. */
  readonly edition: string | null;
}

/** The commerce routes with a visitor's rights. Rejects only when there is no answer. */
export type Calls = (call: PageCall) => Promise<CallAnswer>;

export interface Renderer {
  /**
   * A page that nobody wants any more when its turn comes is not rendered. Rejects for that, with `RendererBusy`, for a
   * bug, and when what renders stopped or was stopped.
   */
  render(task: PageTask, calls: Calls, isWanted?: () => boolean): Promise<RenderedPage>;
  close(): Promise<void>;
}
