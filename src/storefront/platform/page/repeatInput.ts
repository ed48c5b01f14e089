type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: Element): target is Field => target.matches('input, textarea, select');

/** Says again what stands in a field. React hears only of what differs from what it has seen in the field last. */
function repeatField(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
  } else {
    const { value } = field;
    field.value = '';
    // React sees what is set on the field itself, and not what is set by the setter of its kind.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Links, and the buttons of forms, have done something in a page that nobody had taken over. */
const hadNoEffect = (button: HTMLButtonElement): boolean => button.form === null || button.type !== 'submit';

/**
 * Does again what was pressed and typed before anybody listened, in its order; what is no longer in the page is left out.
 * A field is told once, with what stands in it now.
 */
export function repeatInput(events: readonly Event[]): void {
  const told = new Set<Field>();
  for (const { type, target } of events) {
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'click') {
      const button = target.closest('button');
      if (button && hadNoEffect(button)) button.click();
    } else if (isField(target) && !told.has(target)) {
      told.add(target);
      repeatField(target);
    }
  }
}
