import type { DocumentRule } from '../../contract/documents/documentRules';

/** Called for every value that breaks a rule. */
export type Tell = (path: string, rule: DocumentRule) => void;
/** Checks one value that is present; problems are reported with its path. */
export type Check = (value: unknown, path: string, tell: Tell) => void;

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const within = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${String(name)}`;

/** An object with exactly these fields. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path, tell) => {
    if (!isFields(value)) {
      tell(path, 'WRONG_TYPE');
      return;
    }
    for (const [name, check] of Object.entries(checks)) {
      const inner = Object.hasOwn(value, name) ? value[name] : undefined;
      if (inner === undefined) tell(within(path, name), 'MISSING');
      else check(inner, within(path, name), tell);
    }
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(checks, name)) tell(within(path, name), 'UNKNOWN_FIELD');
    }
  };

export const orNull =
  (check: Check): Check =>
  (value, path, tell) => {
    if (value !== null) check(value, path, tell);
  };

export const yesNo: Check = (value, path, tell) => {
  if (typeof value !== 'boolean') tell(path, 'WRONG_TYPE');
};

/** A whole number between these, both included. */
export const wholeNumber =
  (from: number, to: number): Check =>
  (value, path, tell) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) tell(path, 'WRONG_TYPE');
    else if (value < from || value > to) tell(path, 'OUT_OF_RANGE');
  };

/** A text with something to say, or an empty one where `mayBeBlank`. */
export const textUpTo =
  (length: number, { mayBeBlank = false } = {}): Check =>
  (value, path, tell) => {
    if (typeof value !== 'string') tell(path, 'WRONG_TYPE');
    else if (value.length > length) tell(path, 'TOO_LONG');
    else if (!mayBeBlank && value.trim() === '') tell(path, 'BLANK');
  };

export const oneOf =
  (values: readonly string[]): Check =>
  (value, path, tell) => {
    if (typeof value !== 'string') tell(path, 'WRONG_TYPE');
    else if (!values.includes(value)) tell(path, 'NOT_LISTED');
  };

/** A text that keeps a rule of its own. */
export const textThat =
  (keeps: (text: string) => boolean, rule: DocumentRule, length: number): Check =>
  (value, path, tell) => {
    if (typeof value !== 'string') tell(path, 'WRONG_TYPE');
    else if (value.length > length) tell(path, 'TOO_LONG');
    else if (!keeps(value)) tell(path, rule);
  };

export const listOf =
  (check: Check, most: number): Check =>
  (value, path, tell) => {
    if (!Array.isArray(value)) {
      tell(path, 'WRONG_TYPE');
      return;
    }
    if (value.length > most) tell(path, 'TOO_MANY');
    else value.forEach((inner: unknown, place) => check(inner, within(path, place), tell));
  };

const HEX_COLOR_FORM = /^#[0-9a-f]{6}$/i;
export const hexColor = textThat((text) => HEX_COLOR_FORM.test(text), 'HEX_COLOR', 500);
