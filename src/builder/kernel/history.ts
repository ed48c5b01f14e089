/** Maximum number of undo steps. */
const UNDO_STEPS = 200;

/** The undo history of a document, inside an immer draft. */
export interface History<Step> {
  /** Oldest first. */
  past: Step[];
  /** Most recently undone first. */
  future: Step[];
  /** The field being typed into: all its letters are one undo step. */
  typingAt: string | null;
}

/** Adds the state before an edit to the history, unless the edit continues typing into the same field. */
export function keepStep<Step>(history: History<Step>, step: Step, typingAt: string | null): void {
  const goesOn = typingAt !== null && history.typingAt === typingAt;
  if (!goesOn) {
    history.past.push(step);
    history.past.splice(0, history.past.length - UNDO_STEPS);
  }
  history.future = [];
  history.typingAt = typingAt;
}

/** Undoes or redoes one step and returns its state; undefined, without a change, where there is none. */
export function stepFrom<Step>(history: History<Step>, here: Step, way: 'past' | 'future'): Step | undefined {
  const step = way === 'past' ? history.past.pop() : history.future.shift();
  if (step === undefined) return undefined;
  if (way === 'past') history.future.unshift(here);
  else history.past.push(here);
  history.typingAt = null;
  return step;
}
