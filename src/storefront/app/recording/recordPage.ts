import type { HeaderRecord } from '../../../journal/format';
import { createRecorder, type Recorder, type RecorderOptions } from '../../../journal/record/recorder';
import { createActionRegistry, registerApiTypes, type ActionRegistry } from '../../../journal/record/registry';
import type { ActionBuffer } from '../../../journal/record/actionBuffer';
import { api } from '../../api';
import { keptConsent } from '../../platform/storage/consent';
import { highResolutionNow } from '../../platform/clock';
import { environmentOf, pageLocale, pageOrigin } from '../../platform/environment';
import { requestIdle } from '../../platform/idle';
import type { Vault } from '../../platform/vault';
import { browserOf } from './browserOf';
import { createErrorDescriber } from './errors';
import { partOfLife } from './partOfLife';
import { watchPresses } from './presses';
import { pageRecorded } from './recordedPage';

/**
 * What is known when a page life begins: its number within the tab, when it began (ms), the header's endpoints, and the
 * vault, whose values must not be recorded.
 */
export interface LifeBegun extends Pick<HeaderRecord, 'endpoints'> {
  readonly life: number | undefined;
  readonly startedAt: number;
  readonly vault: Pick<Vault, 'entries'>;
}

/**
 * Records the page of this window, once it is known which part of which session it is. The rest of the header is read
 * here, after the first paint, because reading the window's size forces a layout.
 */
export async function recordThisPage(
  { life, startedAt, endpoints, vault }: LifeBegun,
  buffer: ActionBuffer,
  application: RecordedApplication,
): Promise<Recorder> {
  const part = await partOfLife(life);
  const { release, environment } = environmentOf(pageLocale(), startedAt);
  const seenWith = { ...environment, browser: browserOf(navigator.userAgent) };
  const header = { ...part, endpoints, release, environment: seenWith };
  const recorder = recordPage(header, buffer, application, createErrorDescriber(vault, pageOrigin()));
  watchPresses(recorder);
  pageRecorded({ recorder, session: header.session, part: header.part });
  return recorder;
}

/** The header of a recorded part; its consent is read when the recorder is created. */
type PageHeader = Omit<HeaderRecord, 'k' | 'format' | 'application' | 'consent' | 'schema'>;

/** A recorded application: its name (absent for the shop), its events, and the shapes that have changed. */
export interface RecordedApplication extends Pick<HeaderRecord, 'application' | 'schema'> {
  readonly registerEvents: (registry: ActionRegistry) => void;
}

/** Records a page's buffered actions and all further ones and, if `describeError` is given, the errors of its code. */
export function recordPage(
  header: PageHeader,
  buffer: ActionBuffer,
  { registerEvents, ...named }: RecordedApplication,
  describeError?: RecorderOptions['describeError'],
): Recorder {
  const complain = (what: string) => console.error(`The journal left something out: ${what}`);
  const registry = createActionRegistry((type) => complain(`unregistered ${type}`));
  registerEvents(registry);
  registerApiTypes(registry, api.reducerPath);
  return createRecorder({
    header: { ...named, ...header, consent: keptConsent() ?? [] },
    registry,
    buffer,
    now: highResolutionNow,
    requestIdle,
    ...(describeError && { describeError }),
    onProblem: (problem) => complain(problem.message),
  });
}
