declare global {
  interface Window {
    /** What the page's first script has recorded of clicks, input and forms that only scripts can send. */
    earlyInput?: readonly EarlyInput[] | undefined;
  }
}

/** A click, the value of a field after something was typed, chosen or ticked, or a form that was to be sent. */
export interface EarlyInput {
  readonly type: string;
  readonly target: Element;
  readonly value: string;
  readonly checked: boolean;
  /** In ms since the navigation started. */
  readonly timeStamp: number;
}

/** After this time, in ms, a shopper has given up on a press and would be surprised by its effect. */
const STALE_MS = 20_000;

/**
 * Returns what is recorded and nothing has handled, oldest first, and forgets it. What is typed is never too old,
 * because its field goes on showing it. The event that is under way is left: it may still be handled.
 */
export function takeEarlyInput(): readonly EarlyInput[] {
  const early = window.earlyInput ?? [];
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- There is no other way to know it from outside of its listeners.
  const underWay = window.event?.timeStamp;
  window.earlyInput = early.filter(({ timeStamp }) => timeStamp === underWay);
  return early.filter(
    ({ type, timeStamp }) => timeStamp !== underWay && (type === 'input' || performance.now() - timeStamp < STALE_MS),
  );
}

/** A click inside a button counts as a click on the button. */
const controlOf = (target: Element): Element => target.closest('button') ?? target;

/**
 * From now on drops input that some handler has received: React stops events for parts that are not hydrated yet before
 * they bubble back up. When a control has handled an event, everything recorded for it before is dropped too, because a
 * shopper who pressed again has had an answer. Must be called just before React attaches its listeners, so that events
 * whose propagation a component stops count as handled.
 */
export function forgetHeardInput(root: Element): void {
  const forget = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const heard = controlOf(target);
    window.earlyInput = window.earlyInput?.filter((early) => controlOf(early.target) !== heard);
  };
  // Overlays are rendered outside the root.
  for (const target of [root, window])
    for (const type of ['click', 'input', 'submit']) target.addEventListener(type, forget);
}
