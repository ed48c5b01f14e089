/** Steps that can be undone. */
const UNDO_STEPS = 200;

/** The way back and forward through the states of what is edited, inside an immer draft. */
export interface History<Step> {
  /** Oldest first. */
  past: Step[];
  /** What was undone last comes first. */
  future: Step[];
  /** The field that is being typed into: all its letters are one step. */
  typingAt: string | null;
}

/** Keeps the step that an edit has left behind, unless the edit is one more letter into the same field. */
export function keepStep<Step>(history: History<Step>, step: Step, typingAt: string | null): void {
  const goesOn = typingAt !== null && history.typingAt === typingAt;
  if (!goesOn) {
    history.past.push(step);
    history.past.splice(0, history.past.length - UNDO_STEPS);
  }
  history.future = [];
  history.typingAt = typingAt;
}

/** One step back or forward from here; undefined, and nothing done, where there is none. */
export function stepFrom<Step>(history: History<Step>, here: Step, way: 'past' | 'future'): Step | undefined {
  const step = way === 'past' ? history.past.pop() : history.future.shift();
  if (step === undefined) return undefined;
  if (way === 'past') history.future.unshift(here);
  else history.past.push(here);
  history.typingAt = null;
  return step;
}
