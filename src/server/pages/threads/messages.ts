import type { Release } from '../../../build/plugins/ReleaseManifest';
import type { CallAnswer, PageCall, PageTask } from '../rendering/Renderer';
import type { RenderedPage } from '../rendering/renderPage';

/** The `workerData` of a thread that renders pages. */
export interface RenderThreadData {
  readonly release: Release;
  readonly basePath: string;
}

/** Messages from the server's thread to a rendering thread. Pages and calls are numbered separately. */
export type ToThread =
  | { readonly kind: 'page'; readonly page: number; readonly task: PageTask }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: CallAnswer }
  | { readonly kind: 'noAnswer'; readonly call: number; readonly reason: Error };

/** Messages from a rendering thread to the server's. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'call'; readonly page: number; readonly call: number; readonly request: PageCall }
  | { readonly kind: 'rendered'; readonly page: number; readonly rendered: RenderedPage }
  | { readonly kind: 'failed'; readonly page: number; readonly reason: Error };

/** A thrown value as a plain error with message and stack, which can be sent to another thread. */
export function sendable(thrown: unknown): Error {
  const error = new Error(thrown instanceof Error ? thrown.message : String(thrown));
  if (thrown instanceof Error && thrown.stack !== undefined) error.stack = thrown.stack;
  return error;
}
