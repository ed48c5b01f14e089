import { takeEarlyInput } from './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React keeps here which value of a text field or check box it has last seen, from the field's hydration on. */
interface Hydrated {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
}

const isField = (target: Element): target is Field & Hydrated => target.matches('input, textarea, select');

/**
 * Notifies React of what a field holds. React hydrates a field that gets an event at once, but takes what it holds then for
 * what was rendered, and only notices a value that differs from the last one it has seen.
 */
function notifyReact(field: Field & Hydrated): void {
  const notify = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  notify('input');
  field._valueTracker?.setValue('\0');
  // A plain event of the type `click` does not tick the box again.
  notify(field.matches('select') ? 'change' : field.matches('[type=checkbox], [type=radio]') ? 'click' : 'input');
}

/**
 * What is typed into a field that React has not hydrated yet, though its code is there, hydrates the field at once: from
 * now on React is notified of that value too.
 */
export function hearFirstInput(): void {
  let notifying = false;
  window.addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field & Hydrated;
      if (notifying || field._valueTracker || !field.matches('input, textarea')) return;
      notifying = true;
      notifyReact(field);
      notifying = false;
    },
    true,
  );
}

/**
 * Many fields commit their value when they lose the focus, which has already happened unless the field is the last one.
 */
function leaveField(field: Field): void {
  const { activeElement } = document;
  if (activeElement === field) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}

/**
 * Before hydration a link navigates and a form's button submits by itself, if the form has an address (`entries/begin.ts`):
 * only other buttons need repeating.
 */
const hadEffect = ({ form, type }: HTMLButtonElement): boolean => type === 'submit' && !!form?.hasAttribute('action');

/** React renders what follows from an event in a microtask. */
const rendered = (): Promise<void> => Promise.resolve();

/**
 * Repeats clicks and input that nothing has handled, in order; elements that no longer exist are skipped. A field gets
 * its last value once, and a button one click, however often it was pressed. A click sees the input before it; all are
 * repeated within one task, so that no press of the shopper's can overtake them.
 */
export async function repeatInput(): Promise<void> {
  const early = takeEarlyInput();
  const done = new Set<Element>();
  const last = new Map(early.map((input) => [input.target, input]));
  for (const { type, target } of early) {
    const stood = last.get(target);
    const control = type === 'click' ? target.closest('button') : target;
    if (!control?.isConnected || done.has(control)) continue;
    done.add(control);
    if (control instanceof HTMLButtonElement) {
      if (!hadEffect(control)) control.click();
    } else if (stood && isField(control)) {
      // A rendering may have put the old value back meanwhile.
      Object.assign(
        control,
        control.matches('[type=checkbox], [type=radio]') ? { checked: stood.checked } : { value: stood.value },
      );
      notifyReact(control);
      await rendered();
      leaveField(control);
    }
    await rendered();
  }
}
