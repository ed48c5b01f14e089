import type { PaymentField } from '../contract/payment/paymentToken';
import { element } from './dom';

/** A form control that can show its error. */
export interface Field {
  readonly name: PaymentField;
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows an error; null removes it. */
  readonly complain: (text: string | null) => void;
}

interface FieldParts {
  readonly name: PaymentField;
  readonly label: string;
  readonly hint?: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Reformats text while it is typed: groups of digits, a slash. */
  readonly regroup?: (text: string) => string;
}

/** Links an input to its hint and error; the error disappears as soon as the input changes. */
function describe(name: PaymentField, input: HTMLInputElement, hint: HTMLElement | null) {
  const error = element('span', { class: 'error', id: `${name}-error` });
  const complain = (text: string | null) => {
    error.textContent = text ?? '';
    const described = [hint?.id, text === null ? undefined : error.id].filter((id) => id !== undefined);
    if (described.length > 0) input.setAttribute('aria-describedby', described.join(' '));
    else input.removeAttribute('aria-describedby');
    if (text === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  complain(null);
  input.addEventListener('input', () => complain(null));
  return { error, complain };
}

const significant = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '');

/** Reformats the text of an input and keeps the caret after the same character. */
function regroupWhileTyping(input: HTMLInputElement, regroup: (text: string) => string) {
  input.addEventListener('input', () => {
    const caret = input.selectionStart ?? input.value.length;
    const before = significant(input.value.slice(0, caret)).length;
    const isAtEnd = caret === input.value.length;
    const text = regroup(input.value);
    if (text === input.value) return;
    input.value = text;
    let offset = 0;
    for (let seen = 0; offset < text.length && seen < before; offset += 1)
      if (/[0-9A-Za-z]/.test(text.charAt(offset))) seen += 1;
    const to = isAtEnd ? text.length : offset;
    input.setSelectionRange(to, to);
  });
}

/** A line of text with label, hint and error. */
export function textField({ name, label, hint, attributes, regroup }: FieldParts): Field {
  const input = element('input', { id: name, name, type: 'text', spellcheck: 'false', ...attributes });
  const hintLine = hint === undefined ? null : element('span', { class: 'hint', id: `${name}-hint` }, [hint]);
  const { error, complain } = describe(name, input, hintLine);
  if (regroup) regroupWhileTyping(input, regroup);
  const root = element('div', { class: 'field' }, [
    element('label', { for: name }, [label]),
    input,
    ...(hintLine ? [hintLine] : []),
    error,
  ]);
  return { name, root, input, complain };
}

/** A checkbox; its whole line can be clicked. */
export function checkField(name: PaymentField, label: string): Field {
  const input = element('input', { id: name, name, type: 'checkbox' });
  const { error, complain } = describe(name, input, null);
  const root = element('div', {}, [
    element('label', { class: 'check', for: name }, [input, element('span', {}, [label])]),
    error,
  ]);
  return { name, root, input, complain };
}

/** Shows all errors and focuses the first field that has one. Returns false when there is none. */
export function complainAll(fields: readonly Field[], complaints: ReadonlyMap<PaymentField, string>): boolean {
  for (const field of fields) field.complain(complaints.get(field.name) ?? null);
  const first = fields.find(({ name }) => complaints.has(name));
  first?.input.focus();
  return first !== undefined;
}
