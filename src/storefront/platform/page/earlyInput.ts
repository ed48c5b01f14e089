declare global {
  interface Window {
    /** What was pressed or typed, as the page's first script keeps it. */
    earlyInput?: readonly EarlyInput[] | undefined;
  }
}

/** A press, or what stood in a field after something was typed, chosen or ticked. */
export interface EarlyInput {
  readonly type: string;
  readonly target: Element;
  readonly value: string;
  readonly checked: boolean;
  /** When, in ms since the page was begun. */
  readonly timeStamp: number;
}

/** Who has waited longer for an answer has gone on, and would be surprised by it. */
const STALE_MS = 20_000;

const kept = (): readonly EarlyInput[] =>
  (window.earlyInput ?? []).filter(({ timeStamp }) => performance.now() - timeStamp < STALE_MS);

/** What was pressed or typed and nobody has heard of, oldest first; from here on it is the caller's. */
export const takeEarlyInput = (): readonly EarlyInput[] => {
  const early = kept();
  window.earlyInput = [];
  return early;
};

/** A press on what a button holds is a press on the button. */
const controlOf = (target: Element): Element => target.closest('button') ?? target;

/**
 * From here on only what nobody hears of is kept: React stops whatever is meant for a part of the page that it has not
 * taken over yet, on the way there, so that it never comes back up. What a control has heard counts for all that was
 * kept for it before: whoever pressed again has been answered. To be called just before React listens: what a component
 * keeps from going further up has been heard as well.
 */
export const forgetHeardInput = (root: Element): void => {
  const forget = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const heard = controlOf(target);
    window.earlyInput = window.earlyInput?.filter((early) => controlOf(early.target) !== heard);
  };
  // What lies over the page is beside its root.
  for (const place of [root, window]) for (const type of ['click', 'input']) place.addEventListener(type, forget);
};

type Repeat = (early: readonly EarlyInput[]) => Promise<void>;

/**
 * A function that does again what is kept and has not been heard of by then: what comes while `load` fetches the code is
 * done with it, or was heard meanwhile. Only one at a time repeats.
 */
export const createRepeats = (load: () => Promise<Repeat>): (() => void) => {
  let last = Promise.resolve();
  return () => {
    if (kept().length === 0) return;
    // Where its code can't be had, what was pressed is lost, as a press on a page without scripts is.
    last = last
      .then(load)
      .then((repeat) => repeat(takeEarlyInput()))
      .catch(console.error);
  };
};
