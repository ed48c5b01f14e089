import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Release } from '../build/ReleaseManifest';
import { openRenderer } from '../server/pages/rendering/openRenderer';
import { renderInThread } from '../server/pages/threads/renderInThread';

/** Where there are more threads than cores, calls come first. Only Linux counts priorities by thread. */
const stepBehindCalls = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // Some containers forbid it. Pages are right without it.
    console.warn('The threads that render pages have the priority of calls.', error);
  }
};

const open = async (): Promise<void> => {
  if (parentPort === null) throw new Error('renderThread runs as a thread of the server.');
  // Whoever starts the thread gives it the release of its own build.
  const renderer = await openRenderer(workerData as Release);
  // Its start was waited for.
  stepBehindCalls();
  renderInThread(parentPort, renderer);
};

void open();
