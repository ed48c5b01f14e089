import { nextTask } from '../idle';
import type { EarlyInput } from './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: Element): target is Field => target.matches('input, textarea, select');

const tell = (field: Field, type: 'input' | 'change'): boolean =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** Says again what stood in a field. React hears only of what differs from what it has seen in the field last. */
function repeatField(field: Field, { value, checked }: EarlyInput): void {
  // React takes over at once what is touched, and sees what stands in it then.
  tell(field, 'input');
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    tell(field, 'change');
  } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else {
    field.value = '';
    // What is set by the setter of its kind, and not by the field's own, React has not seen.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    tell(field, 'input');
  }
}

/** Many a field keeps what was typed when the focus leaves it, as it has meanwhile unless the field is the last one. */
function leaveField(field: Field): void {
  const { activeElement } = document;
  if (activeElement === field) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}

/** Links, and the buttons of forms, have done something in a page that nobody had taken over. */
const hadNoEffect = (button: HTMLButtonElement): boolean => button.form === null || button.type !== 'submit';

/**
 * Does again what was pressed and typed before anybody listened, in its order; what is no longer in the page is left out.
 * A field is told once, with what stood in it last, and a button is pressed once: whoever pressed again saw nothing happen.
 * Each is done in a task of its own: a press sees what was typed before.
 */
export async function repeatInput(early: readonly EarlyInput[]): Promise<void> {
  const done = new Set<Element>();
  const last = new Map(early.map((input) => [input.target, input]));
  for (const { type, target } of early) {
    const stood = last.get(target);
    const control = type === 'click' ? target.closest('button') : target;
    if (!control?.isConnected || done.has(control)) continue;
    done.add(control);
    if (control instanceof HTMLButtonElement) {
      if (hadNoEffect(control)) control.click();
    } else if (stood && isField(control)) {
      repeatField(control, stood);
      await nextTask();
      leaveField(control);
    }
    await nextTask();
  }
}
