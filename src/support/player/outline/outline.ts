import type { JournalBrowser, JournalRecord } from '../../../journal/format';
import type { LogPart } from '../../../journal/logLines';
import { momentOf, type SeenEvent } from '../../../storefront/app/recording/momentOf';
import { requestOf } from '../../../journal/requests';
import { createMarker, type ActionMark } from './actionMarks';

/** The server's call that an action belongs to. */
export interface OutlinedCall {
  /** Equal for all actions of one call, and only for those. */
  readonly id: string;
  /** The id of the command that the call sent, the same in every repeat; undefined: it sent none. */
  readonly command: string | undefined;
}

export interface OutlinedAction {
  /** The action's number in the recording, by which the server and links refer to it. */
  readonly number: number;
  /** Milliseconds since the part began. */
  readonly at: number;
  readonly type: string;
  /** The endpoint of an action of the cache; the first word of any other type. */
  readonly feature: string;
  /** undefined: the timeline shows no mark for the action. */
  readonly mark: ActionMark | undefined;
  /** A description of what the shopper saw, if it is worth a test; undefined for most actions. */
  readonly moment: SeenEvent | undefined;
  /** Whether something is missing before the action, which the recording declares. */
  readonly followsGap: boolean;
  /** undefined: the action belongs to no call. */
  readonly call: OutlinedCall | undefined;
}

/** A summary of a part, so that all of it can be shown without decoding it again. */
export interface OutlinedPart {
  /** Counted from 1 in the session. */
  readonly number: number;
  /** Milliseconds UTC. */
  readonly startedAt: number;
  readonly release: string;
  /** undefined: the shop's. */
  readonly application: string | undefined;
  /** The IANA name of the time zone. */
  readonly timeZone: string;
  /** In CSS pixels; null: not measured. */
  readonly viewport: { readonly width: number; readonly height: number } | null;
  /** The browser that showed the page; undefined: the part was recorded by an earlier release. */
  readonly browser: JournalBrowser | undefined;
  /** Presses without effect: what was pressed, and the position whose page the shopper saw. */
  readonly presses: readonly { readonly position: number; readonly what: string }[];
  /**
   * Errors of the page's own code in the browser's words, each at the position of the action after it, where the
   * timeline marks it.
   */
  readonly errors: readonly { readonly position: number; readonly text: string }[];
  /** The action at index n leads to position n + 1. */
  readonly actions: readonly OutlinedAction[];
}

const ACTIONS_A_STEP = 200;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names of endpoint arguments for the id of a command. */
const COMMAND_FIELDS = ['commandId', 'key', 'idempotencyKey'] as const;

function callOf(request: ReturnType<typeof requestOf>): OutlinedCall | undefined {
  const { requestId: id, arg } = request?.meta ?? {};
  if (typeof id !== 'string') return undefined;
  const sent = isObject(arg) && arg['type'] === 'mutation' ? arg['originalArgs'] : undefined;
  const command = isObject(sent) ? COMMAND_FIELDS.map((field) => sent[field]).find(isText) : undefined;
  return { id, command };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Outlines a part in steps. An unreadable line is left out: comparing reports why. */
export function* outlinePart(records: LogPart, onRead: (records: number) => void): Generator<undefined, OutlinedPart> {
  const known = new Map<string, string>();
  /** Equal strings are stored once: a long log has few types. */
  const shared = (text: string): string => {
    const same = known.get(text);
    if (same === undefined) known.set(text, text);
    return same ?? text;
  };
  const actions: OutlinedAction[] = [];
  const presses: { position: number; what: string }[] = [];
  const errors: { position: number; text: string }[] = [];
  const marker = createMarker();
  let followsGap = false;
  const header: JournalRecord | undefined = records.at(0);
  for (let index = 1; index < records.length; index += 1) {
    const kind = records.kindAt?.(index);
    if (kind === 'gap') followsGap = true;
    if (kind === 'marker') {
      const mark = records.at(index);
      marker.see(mark);
      if (mark?.k === 'marker' && mark.kind === 'press') presses.push({ position: actions.length, what: mark.text });
      if (mark?.k === 'marker' && mark.kind === 'error') errors.push({ position: actions.length + 1, text: mark.text });
    }
    if (kind !== 'action') continue;
    const record = records.at(index);
    if (record?.k !== 'action') continue;
    const request = requestOf(record);
    const feature = shared(request?.endpoint ?? record.a.type.split('/')[0] ?? '');
    const { n: number, t: at } = record;
    actions.push({
      number,
      at,
      type: shared(record.a.type),
      feature,
      mark: marker.markOf(record, request),
      moment: momentOf(record.a),
      call: callOf(request),
      followsGap,
    });
    followsGap = false;
    if (actions.length % ACTIONS_A_STEP > 0) continue;
    onRead(index);
    yield;
  }
  if (header?.k !== 'header') throw new Error('A part begins with its header.');
  // No action follows the last errors: they get the position of the last action.
  for (const error of errors) error.position = Math.min(error.position, actions.length);
  const { part, release, application } = header;
  const { clock: startedAt, timeZone, viewport, browser } = header.environment;
  return { number: part, startedAt, release, application, timeZone, viewport, browser, presses, errors, actions };
}
