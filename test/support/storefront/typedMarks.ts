import type { UserEvent } from '@testing-library/user-event';
import { formsOf } from '../journeys/marks';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const chosenNotTyped = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whatever a person can type into, as the page shows it: whether it says what becomes of it or not. */
const textFieldsOf = (scope: ParentNode): readonly TextField[] =>
  [...scope.querySelectorAll<TextField>('input, textarea, [contenteditable]')].filter(
    (field) => !chosenNotTyped.includes(field.type) && !field.disabled && field.closest('[hidden]') === null,
  );

const card = '4970107111111119';
const phone = '0698715320';

/** What fields take in which not every text will do, by their names. */
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

/** Found nowhere in the shop; each is another from its sixth letter on, so that its first six tell every beginning of it. */
function markFor(field: TextField, index: number): string {
  // A quantity is a number: the longest one that somebody could put into it by mistake.
  if (field.getAttribute('role') === 'spinbutton') return card;
  const mark = `zqxj${letter(Math.floor(index / 26))}${letter(index)}-mq`;
  if (field.type === 'email') return `${mark}@exemple.fr`;
  return shaped[field.name] ?? (field.getAttribute('autocapitalize') === 'characters' ? mark.toUpperCase() : mark);
}

/** The first six characters of a value in each form it may be written in; a shorter one whole. */
const beginningsOf = (value: string): readonly string[] =>
  formsOf(value).map((form) => /^(?:\s*\S){1,6}/.exec(form)?.[0] ?? form);

/** Types a mark of its own into every field that comes by, and knows what to look for afterwards. */
export function createMarks(user: UserEvent) {
  const marked = new WeakSet<TextField>();
  const names: string[] = [];
  const values: string[] = [];
  return {
    /** The fields that were typed into, in their order. */
    names: names as readonly string[],
    values: values as readonly string[],
    /** The marks of the fields of each name. */
    byName: (): Readonly<Record<string, readonly string[]>> =>
      Object.fromEntries(names.map((name) => [name, values.filter((_value, index) => names[index] === name)])),
    beginnings: (): readonly string[] => [...new Set(values.flatMap(beginningsOf))],
    /** Key by key into every field of the page, or a part of it, that holds no mark yet; each is left again. */
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
