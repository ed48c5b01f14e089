import type { HeaderRecord } from '../../../journal/format';
import { createRecorder, type Recorder } from '../../../journal/recorder';
import { createActionRegistry, registerApiTypes } from '../../../journal/registry';
import type { ActionBuffer } from '../../../journal/actionBuffer';
import { api } from '../../api';
import { keptConsent } from '../../platform/storage/consent';
import { highResolutionNow } from '../../platform/environment';
import { requestIdle } from '../../platform/idle';
import { registerEvents } from './events';

/** The header of a recorded part; the consent in it is read when it is written. */
export type PageHeader = Omit<HeaderRecord, 'k' | 'format' | 'consent'>;

/** Records a page's buffered actions and all further ones. */
export function recordPage(header: PageHeader, buffer: ActionBuffer): Recorder {
  const complain = (what: string) => console.error(`The journal left something out: ${what}`);
  const registry = createActionRegistry((type) => complain(`unregistered ${type}`));
  registerEvents(registry);
  registerApiTypes(registry, api.reducerPath);
  return createRecorder({
    header: { ...header, consent: keptConsent() ?? [] },
    registry,
    buffer,
    now: highResolutionNow,
    requestIdle,
    onProblem: (problem) => complain(problem.message),
  });
}
