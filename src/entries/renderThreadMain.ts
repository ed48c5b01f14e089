import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openRenderer } from '../server/pages/rendering/openRenderer';
import type { RenderThreadData } from '../server/pages/threads/messages';
import { renderInThread } from '../server/pages/threads/renderInThread';

/** With more threads than cores, calls take precedence over rendering. Only Linux has priorities per thread. */
function stepBehindCalls(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // Some containers forbid changing the priority; rendering works without it.
    console.warn('The threads that render pages have the priority of calls.', error);
  }
}

async function open(): Promise<void> {
  if (parentPort === null) throw new Error('renderThread runs as a thread of the server.');
  // Checked edge: the server that starts this thread is of the same build, and passes data of this type.
  const { release, basePath } = workerData as RenderThreadData;
  const renderer = await openRenderer(release, basePath);
  // Priority is lowered only now, because the server waited for the thread to start.
  stepBehindCalls();
  renderInThread(parentPort, renderer);
}

void open();
