import { takeEarlyInput, type EarlyInput } from './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React keeps here which value of a text field or check box it has last seen, from the field's hydration on. */
interface Hydrated {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
}

const BOX = '[type=checkbox], [type=radio]';

const isField = (target: Element): target is Field & Hydrated => target.matches('input, textarea, select');

let isNotifying = false;

/**
 * Notifies React of what a field holds. React hydrates a field that gets an event at once, if its code is there, but
 * takes what it holds then for what was rendered, and only notices a value that differs from the last one it has seen.
 */
function notifyReact(field: Field & Hydrated): void {
  const notify = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  isNotifying = true;
  notify('input');
  field._valueTracker?.setValue('\0');
  // A plain event of the type `click` does not tick the box again.
  notify(field.matches('select') ? 'change' : field.matches(BOX) ? 'click' : 'input');
  isNotifying = false;
}

/**
 * What is typed into a field that React has not hydrated yet, though its code is there, hydrates the field at once: from
 * now on React is notified of that value too.
 */
export function hearFirstInput(): void {
  const hear = ({ type, target }: Event) => {
    const field = target as Field & Hydrated;
    if (isNotifying || field._valueTracker || !field.matches(type === 'click' ? BOX : 'input, textarea')) return;
    notifyReact(field);
  };
  for (const type of ['click', 'input']) window.addEventListener(type, hear, true);
}

/**
 * Many fields commit their value when they lose the focus, which has already happened unless the field is the last one.
 */
function leaveField(field: Field): void {
  const { activeElement } = document;
  if (activeElement === field) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}

/** React renders what follows from an event in a microtask. */
const rendered = (): Promise<void> => Promise.resolve();

async function repeatField(field: Field & Hydrated, { value, checked }: EarlyInput): Promise<void> {
  // A rendering may have put the old value back meanwhile.
  Object.assign(field, field.matches(BOX) ? { checked } : { value });
  notifyReact(field);
  await rendered();
  leaveField(field);
}

function repeatPress(control: HTMLButtonElement | HTMLFormElement, { timeStamp }: EarlyInput): void {
  if (control instanceof HTMLFormElement) {
    // React hydrates what gets this event at once, but not what gets the next one.
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.requestSubmit();
  } else control.click();
  // Where nothing hears it this time either, it is as old as it was.
  window.earlyInput = window.earlyInput?.map((early) => (early.target === control ? { ...early, timeStamp } : early));
}

/** What a press or an input is about; null if nothing has to be repeated. */
function controlOf({ type, target }: EarlyInput): Element | null {
  if (type !== 'click') return target;
  const button = target.closest('button');
  // Links navigate by themselves, and a form is recorded when it is sent.
  return button?.form && button.type === 'submit' ? null : button;
}

/** Whether the later of two makes up for the first: on the same control, or another choice of the same radio buttons. */
function isSame(one: Element | null, other: Element | null): boolean {
  if (!one?.matches('[type=radio]') || !other?.matches('[type=radio]')) return one === other;
  const [first, second] = [one as HTMLInputElement, other as HTMLInputElement];
  return first.name === second.name && first.form === second.form;
}

async function repeatAll(early: readonly EarlyInput[]): Promise<void> {
  const controls = early.map(controlOf);
  for (const [index, control] of controls.entries()) {
    const what = early[index];
    if (!what || !control?.isConnected || controls.slice(index + 1).some((later) => isSame(control, later))) continue;
    if (isField(control)) await repeatField(control, what);
    else repeatPress(control as HTMLButtonElement | HTMLFormElement, what);
    await rendered();
  }
}

let isRepeating = false;
let isWanted = false;

/**
 * Repeats clicks and input that nothing has handled, in order; elements that no longer exist are skipped. Each control
 * has its last word once, when it was said: a field its last value, a button one click, however often it was pressed. A
 * click sees the input before it; all are repeated within one task, so that no press of the shopper's can overtake
 * them.
 */
export async function repeatInput(): Promise<void> {
  isWanted = true;
  // What is repeated may show a part, after which there may be more to repeat.
  if (isRepeating) return;
  isRepeating = true;
  while (isWanted) {
    isWanted = false;
    await repeatAll(takeEarlyInput());
  }
  isRepeating = false;
}
