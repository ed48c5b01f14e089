import type { Calls, PageTask, Renderer } from '../rendering/Renderer';
import { RendererBusy } from '../rendering/RendererBusy';
import type { RenderedPage } from '../rendering/renderPage';
import { startRenderThread, type RenderThread, type ThreadOptions } from './startRenderThread';

/** Pages per thread at the same time: while one waits for answers, the other is rendered. More would not be faster. */
const PAGES_AT_ONCE = 2;

/** Maximum queue, about ten seconds of work for one core: nobody would wait longer for a page. */
const MAX_WAITING = 500;

/** Far longer than any page takes, even on a busy machine. */
const DEADLINE_MS = 30_000;

/** The pause before another thread is started after one failed to start, while other threads render. */
const RESTART_PAUSE_MS = 5_000;

interface QueuedPage {
  readonly task: PageTask;
  readonly calls: Calls;
  readonly isWanted: () => boolean;
  readonly resolve: (page: Promise<RenderedPage>) => void;
  readonly reject: (reason: unknown) => void;
}

interface ThreadsOptions extends Pick<ThreadOptions, 'file' | 'data'> {
  /** The most threads, at least 1; all but the first are started on demand. */
  readonly most: number;
  /** Time limit for a page, in ms. */
  readonly deadlineMs?: number;
  /** Called for each thread that stopped by itself or failed to start. */
  readonly onFailure: (reason: unknown) => void;
}

/**
 * Threads that render pages beside the one that answers calls, in the order of arrival. One is started at once: rejects
 * if it cannot. A thread that stops by itself fails its pages, and is replaced.
 */
export async function openRenderThreads({
  file,
  data,
  most,
  deadlineMs = DEADLINE_MS,
  onFailure,
}: ThreadsOptions): Promise<Renderer> {
  const threads = new Set<RenderThread>();
  const queue: QueuedPage[] = [];
  let isClosed = false;
  let mayStartAt = 0;

  const refuseAll = (reason: unknown): void => {
    for (const { reject } of queue.splice(0)) reject(reason);
  };

  const onStop = (thread: RenderThread, reason: Error): void => {
    threads.delete(thread);
    if (isClosed) return;
    onFailure(reason);
    if (!thread.isReady) {
      mayStartAt = performance.now() + RESTART_PAUSE_MS;
      // No thread is left to render the waiting pages. The next request tries to start one again.
      if (threads.size === 0) refuseAll(reason);
    }
    giveOut();
  };

  const startAnother = (): RenderThread => {
    const thread = startRenderThread({ file, data, deadlineMs, onStop });
    threads.add(thread);
    void thread.ready.then(giveOut, () => undefined);
    return thread;
  };

  const leastBusy = (): RenderThread | undefined =>
    [...threads].filter(({ isReady, pages }) => isReady && pages < PAGES_AT_ONCE).sort((a, b) => a.pages - b.pages)[0];

  const begin = (thread: RenderThread, { task, calls, resolve }: QueuedPage): void => {
    const page = thread.render(task, calls);
    resolve(page);
    page.then(giveOut, giveOut);
  };

  const dropUnwanted = (): void => {
    for (const page of queue.splice(0)) {
      if (page.isWanted()) queue.push(page);
      else page.reject(new Error('Nobody waits for this page any more.'));
    }
  };

  const giveOut = (): void => {
    for (let thread = leastBusy(); thread !== undefined; thread = leastBusy()) {
      dropUnwanted();
      const next = queue.shift();
      if (next === undefined) break;
      begin(thread, next);
    }
    const starting = [...threads].filter(({ isReady }) => !isReady).length;
    const mayStart = threads.size === 0 || (threads.size < most && performance.now() >= mayStartAt);
    if (starting < queue.length && mayStart && !isClosed) startAnother();
  };

  await startAnother().ready;
  return {
    render: (task, calls, isWanted = () => true) =>
      new Promise((resolve, reject) => {
        if (queue.length >= MAX_WAITING) dropUnwanted();
        if (isClosed) reject(new Error('The server stops.'));
        else if (queue.length >= MAX_WAITING) reject(new RendererBusy(`${String(MAX_WAITING)} pages are waiting.`));
        else {
          queue.push({ task, calls, isWanted, resolve, reject });
          giveOut();
        }
      }),
    async close() {
      isClosed = true;
      refuseAll(new Error('The server stops.'));
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}
