import { Worker } from 'node:worker_threads';
import type { Calls, PageTask } from '../rendering/Renderer';
import type { RenderedPage } from '../rendering/renderPage';
import { sendable, type FromThread, type ToThread } from './messages';

interface WantedPage {
  readonly calls: Calls;
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (reason: unknown) => void;
  readonly deadline: NodeJS.Timeout;
}

export interface RenderThread {
  /** Resolves when the thread can render; rejects when it stops before. */
  readonly ready: Promise<void>;
  readonly isReady: boolean;
  /** Number of pages in progress. */
  readonly pages: number;
  /**
   * Rejects for a bug, and when the thread stops before the page is done. A page that exceeds `deadlineMs` stops the
   * thread, because its code may be in an endless loop.
   */
  render(task: PageTask, calls: Calls): Promise<RenderedPage>;
  /** Stops the thread at once, whatever is in progress. Resolves when it has stopped. */
  stop(): Promise<unknown>;
}

export interface ThreadOptions {
  /** The built script of a thread (`entries/renderThread`). */
  readonly file: string;
  /** The `workerData` of the thread. */
  readonly data: unknown;
  /** Time limit for a page, in ms. */
  readonly deadlineMs: number;
  /** Called when it has stopped, for whatever reason; its pages have been rejected. */
  readonly onStop: (thread: RenderThread, reason: Error) => void;
}

const unknownPage = (): Promise<never> => Promise.reject(new Error('The page of this call is done.'));

/** Starts a thread that renders pages. */
export function startRenderThread({ file, data, deadlineMs, onStop }: ThreadOptions): RenderThread {
  const worker = new Worker(file, { workerData: data });
  const wanted = new Map<number, WantedPage>();
  let lastPage = 0;
  let isReady = false;
  let failure: Error | undefined;

  const say = (message: ToThread): void => worker.postMessage(message);
  const take = (page: number): WantedPage | undefined => {
    const taken = wanted.get(page);
    clearTimeout(taken?.deadline);
    wanted.delete(page);
    return taken;
  };
  const stopFor = (reason: Error): void => {
    failure = reason;
    void worker.terminate();
  };

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromThread) => {
      switch (message.kind) {
        case 'ready':
          isReady = true;
          resolve();
          break;
        case 'call': {
          const { call, page, request } = message;
          const calls = wanted.get(page)?.calls ?? unknownPage;
          calls(request).then(
            (answer) => say({ kind: 'answer', call, answer }),
            (thrown: unknown) => say({ kind: 'noAnswer', call, reason: sendable(thrown) }),
          );
          break;
        }
        case 'rendered':
          take(message.page)?.resolve(message.rendered);
          break;
        case 'failed':
          take(message.page)?.reject(message.reason);
      }
    });
    worker.on('error', (thrown: unknown) => {
      failure = thrown instanceof Error ? thrown : new Error(String(thrown));
    });
    worker.once('exit', (code) => {
      const reason = failure ?? new Error(`A thread that renders pages stopped with exit code ${String(code)}.`);
      reject(reason);
      for (const page of [...wanted.keys()]) take(page)?.reject(reason);
      onStop(thread, reason);
    });
  });
  // Prevents an unhandled rejection: callers get the error from `ready`, and `onStop` reports it too.
  ready.catch(() => undefined);

  const thread: RenderThread = {
    ready,
    get isReady() {
      return isReady;
    },
    get pages() {
      return wanted.size;
    },
    render: (task, calls) =>
      new Promise((resolve, reject) => {
        const page = lastPage + 1;
        say({ kind: 'page', page, task });
        lastPage = page;
        const tooLate = () => stopFor(new Error(`${task.address} was not rendered within ${String(deadlineMs)} ms.`));
        wanted.set(page, { calls, resolve, reject, deadline: setTimeout(tooLate, deadlineMs) });
      }),
    stop: () => worker.terminate(),
  };
  return thread;
}
