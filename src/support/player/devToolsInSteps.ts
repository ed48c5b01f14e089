import type { UnknownAction } from '@reduxjs/toolkit';
import { LEFT_OUT, STATE_MOVED } from '../../journal/devTools';
import type { JournalRecord } from '../../journal/format';
import { upcastTo, type Upcast } from '../../journal/schema/upcast';
import type { RecordedPart } from './openRecording';

/** Characters kept as text; beyond that, text is handed to the browser as a Blob, which need not stay in memory. */
const MOST_TEXT = 1_000_000;

/** JSON within JSON, without the quotes around it. */
const quoted = (value: unknown): string => JSON.stringify(JSON.stringify(value)).slice(1, -1);

/** A text of any length, in pieces. */
function createText() {
  const blobs: Blob[] = [];
  let pieces: string[] = [];
  let length = 0;
  const hand = () => {
    blobs.push(new Blob(pieces));
    pieces = [];
    length = 0;
  };
  return {
    add(piece: string): void {
      pieces.push(piece);
      length += piece.length;
      if (length > MOST_TEXT) hand();
    },
    whole(): Blob {
      hand();
      return new Blob(blobs, { type: 'application/json' });
    },
  };
}

function actionsIn(record: JournalRecord, upcast: Upcast | undefined): readonly UnknownAction[] {
  if (record.k === 'snapshot')
    return [{ type: STATE_MOVED, payload: upcast ? upcast.state(record.state).value : record.state }];
  if (record.k !== 'action') return [];
  if (record.x) return [{ type: LEFT_OUT, payload: record.a.type }];
  return upcast ? upcast.action(record.a).value : [record.a];
}

/**
 * A part as a file for Redux DevTools, with the same bytes as from `journal/devTools`, but in steps: a long part would
 * block the page, and does not fit into one string. `onShare` gets the progress, from 0 to 1. Throws when the part has
 * no initial state.
 */
export function* devToolsInSteps(
  { replayed: { api, schema }, records }: RecordedPart,
  onShare: (share: number) => void = () => {},
): Generator<undefined, Blob> {
  const header = records.at(0);
  const recorded = header?.k === 'header' ? header.schema : undefined;
  const upcast = schema && upcastTo(schema, recorded, api?.reducerPath ?? 'api');
  const text = createText();
  let begin: string | undefined;
  let separator = '';
  text.add('{"payload":"[');
  for (let index = 0; index < records.length; index += 1) {
    const record = records.at(index);
    if (record?.k === 'snapshot' && begin === undefined)
      begin = quoted(upcast ? upcast.state(record.state).value : record.state);
    else if (record)
      for (const action of actionsIn(record, upcast)) {
        text.add(separator + quoted(action));
        separator = ',';
      }
    onShare(index / records.length);
    yield;
  }
  if (begin === undefined) throw new Error('it has no state to begin with');
  text.add(`]","preloadedState":"${begin}"}`);
  return text.whole();
}
