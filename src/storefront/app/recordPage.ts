import type { HeaderRecord } from '../../journal/format';
import { createRecorder, type Recorder } from '../../journal/recorder';
import { createActionRegistry, registerApiTypes } from '../../journal/registry';
import type { Tap } from '../../journal/tap';
import { api } from '../api';
import { highResolutionNow } from '../runtime/environment';
import { requestIdle } from '../runtime/idle';
import { registerEvents } from './events';

/** Writes down what a page's tap has kept and keeps from here on. */
export function recordPage(header: Omit<HeaderRecord, 'k' | 'format'>, tap: Tap): Recorder {
  const complain = (what: string) => console.error(`The journal left something out: ${what}`);
  const registry = createActionRegistry((type) => complain(`unregistered ${type}`));
  registerEvents(registry);
  registerApiTypes(registry, api.reducerPath);
  return createRecorder({
    header,
    registry,
    tap,
    now: highResolutionNow,
    requestIdle,
    onProblem: (problem) => complain(problem.message),
  });
}
