import type { UserEvent } from '@testing-library/user-event';
import { formsOf } from '../journeys/browser/marks';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const chosenNotTyped = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

/** All elements that a person can type into, whether or not the page says what happens to the text. */
const textFieldsOf = (scope: ParentNode): readonly TextField[] =>
  [...scope.querySelectorAll<TextField>('input, textarea, [contenteditable]')].filter(
    (field) => !chosenNotTyped.includes(field.type) && !field.disabled && field.closest('[hidden]') === null,
  );

const card = '4970107111111119';
const phone = '0698715320';

/** Valid values for fields that do not accept every text, by field name. */
const shaped: Readonly<Record<string, string>> = {
  phone,
  phoneNumber: phone,
  postalCode: '69678',
  siret: '73282932000074',
  number: card,
  expiry: '08/47',
  code: '8317',
  iban: 'FR1420041010050500013M02606',
};

const nameOf = (field: TextField): string => field.name || (field.getAttribute('role') ?? field.outerHTML);

const letter = (index: number): string => String.fromCharCode(97 + (index % 26));

/**
 * A mark that occurs nowhere in the shop. Marks that are words differ in their first six characters, by which the
 * beginning of one is found.
 */
function markFor(field: TextField, index: number): string {
  // A quantity must be a number: the longest one that somebody could type by mistake.
  if (field.getAttribute('role') === 'spinbutton') return card;
  const mark = `zqxj${letter(Math.floor(index / 26))}${letter(index)}-mq`;
  if (field.type === 'email') return `${mark}@exemple.fr`;
  return shaped[field.name] ?? (field.getAttribute('autocapitalize') === 'characters' ? mark.toUpperCase() : mark);
}

/** The first six characters of a value in each form in which it may be written; a shorter one whole. */
const beginningsOf = (value: string): readonly string[] =>
  formsOf(value).map((form) => /^(?:\s*\S){1,6}/.exec(form)?.[0] ?? form);

/** Types a unique mark into every field it encounters, and knows what to look for afterwards. */
export function createMarks(user: UserEvent) {
  const marked = new WeakSet<TextField>();
  const names: string[] = [];
  const values: string[] = [];
  return {
    /** The names of the fields typed into, in order. */
    names: names as readonly string[],
    values: values as readonly string[],
    /** The marks typed into fields of each name. */
    byName: (): Readonly<Record<string, readonly string[]>> =>
      Object.fromEntries(names.map((name) => [name, values.filter((_value, index) => names[index] === name)])),
    beginnings: (): readonly string[] => [...new Set(values.flatMap(beginningsOf))],
    /**
     * Types key by key into every field of the page, or of a part of it, that has no mark yet, and leaves each field
     * again.
     */
    async typeInto(scope: ParentNode): Promise<void> {
      for (const field of textFieldsOf(scope).filter((one) => !marked.has(one))) {
        const value = markFor(field, values.length);
        marked.add(field);
        names.push(nameOf(field));
        values.push(value);
        await user.clear(field);
        await user.type(field, value);
        await user.tab();
      }
    },
  };
}
