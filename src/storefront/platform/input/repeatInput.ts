import { nextTask } from '../idle';
import type { EarlyInput } from './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: Element): target is Field => target.matches('input, textarea, select');

const notify = (field: Field, type: 'input' | 'change'): boolean =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** Repeats a field's input. React only notices a value that differs from the last one it has seen. */
function repeatField(field: Field, { value, checked }: EarlyInput): void {
  // The event makes React hydrate the field at once and remember its current value.
  notify(field, 'input');
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    notify(field, 'change');
  } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else {
    field.value = '';
    // The prototype's setter changes the value behind React's back, which tracks the field's own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    notify(field, 'input');
  }
}

/**
 * Many fields commit their value when they lose the focus, which has already happened unless the field is the last one.
 */
function leaveField(field: Field): void {
  const { activeElement } = document;
  if (activeElement === field) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}

/** Before hydration a link navigates and a form's button submits by itself, so only other buttons need repeating. */
const hadNoEffect = (button: HTMLButtonElement): boolean => button.form === null || button.type !== 'submit';

/**
 * Repeats clicks and input from before hydration, in order; elements that no longer exist are skipped. A field gets its
 * last value once, and a button one click, however often it was pressed. Each runs in a task of its own, so that a
 * click sees the input before it.
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
