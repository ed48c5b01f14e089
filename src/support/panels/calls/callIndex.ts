import type { OutlinedPart } from '../../player/outline';

/** The positions of a call's actions in its part; undefined: the part has no such action. */
export interface CallPositions {
  readonly sent: number | undefined;
  readonly answered: number | undefined;
}

interface Call {
  sent?: number;
  answered?: number;
  readonly command: string | undefined;
}

interface CallIndex {
  readonly byId: ReadonlyMap<string, Call>;
  /** The calls that sent a command, in the order of their first action. */
  readonly byCommand: ReadonlyMap<string, readonly Call[]>;
}

/** Each part is searched once, however often its calls are requested. */
const indexes = new WeakMap<OutlinedPart, CallIndex>();

function indexOf(part: OutlinedPart): CallIndex {
  const known = indexes.get(part);
  if (known) return known;
  const byId = new Map<string, Call>();
  const byCommand = new Map<string, Call[]>();
  part.actions.forEach(({ call, type }, index) => {
    if (!call) return;
    const { id, command } = call;
    const found: Call = byId.get(id) ?? { command };
    if (!byId.has(id)) {
      byId.set(id, found);
      if (command !== undefined) byCommand.set(command, [...(byCommand.get(command) ?? []), found]);
    }
    found[type.endsWith('/pending') ? 'sent' : 'answered'] = index + 1;
  });
  const made = { byId, byCommand };
  indexes.set(part, made);
  return made;
}

const positionsOf = ({ sent, answered }: Call): CallPositions => ({ sent, answered });

/** The call that the action leading to this position belongs to; undefined: it belongs to none. */
export function callAt(part: OutlinedPart, position: number): CallPositions | undefined {
  const id = part.actions[position - 1]?.call?.id;
  const call = id === undefined ? undefined : indexOf(part).byId.get(id);
  return call && positionsOf(call);
}

/**
 * All calls of the part that sent the same command as the call of the action leading to this position, that call
 * included, in order; none for a call without a command.
 */
export function attemptsAt(part: OutlinedPart, position: number): readonly CallPositions[] {
  const command = part.actions[position - 1]?.call?.command;
  return command === undefined ? [] : (indexOf(part).byCommand.get(command) ?? []).map(positionsOf);
}
