import type { DocumentRule } from '../../contract/documents/documentRules';
import { isHexColor } from '../../contract/values/hexColor';

/** Called for every value that breaks a rule. */
export type Report = (path: string, rule: DocumentRule) => void;
/** Checks one value that is present; problems are reported with its path. */
export type Check = (value: unknown, path: string, report: Report) => void;

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const within = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${String(name)}`;

/** An object with exactly these fields; the optional ones may be absent. */
export const fields =
  (checks: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path, report) => {
    if (!isFields(value)) {
      report(path, 'WRONG_TYPE');
      return;
    }
    for (const [name, check] of Object.entries(checks)) {
      const inner = Object.hasOwn(value, name) ? value[name] : undefined;
      if (inner === undefined) report(within(path, name), 'MISSING');
      else check(inner, within(path, name), report);
    }
    for (const [name, inner] of Object.entries(value)) {
      if (Object.hasOwn(checks, name)) continue;
      if (!Object.hasOwn(optional, name)) report(within(path, name), 'UNKNOWN_FIELD');
      else optional[name]?.(inner, within(path, name), report);
    }
  };

export const orNull =
  (check: Check): Check =>
  (value, path, report) => {
    if (value !== null) check(value, path, report);
  };

export const yesNo: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'WRONG_TYPE');
};

/** A whole number in this range, both ends included. */
export const wholeNumber =
  (from: number, to: number): Check =>
  (value, path, report) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) report(path, 'WRONG_TYPE');
    else if (value < from || value > to) report(path, 'OUT_OF_RANGE');
  };

/** A text of at most `length` characters, not blank unless `mayBeBlank`. */
export const textUpTo =
  (length: number, { mayBeBlank = false } = {}): Check =>
  (value, path, report) => {
    if (typeof value !== 'string') report(path, 'WRONG_TYPE');
    else if (value.length > length) report(path, 'TOO_LONG');
    else if (!mayBeBlank && value.trim() === '') report(path, 'BLANK');
  };

export const oneOf =
  (values: readonly string[]): Check =>
  (value, path, report) => {
    if (typeof value !== 'string') report(path, 'WRONG_TYPE');
    else if (!values.includes(value)) report(path, 'NOT_LISTED');
  };

/** A text of at most `length` characters that `keeps` accepts; otherwise `rule` is reported. */
export const textThat =
  (keeps: (text: string) => boolean, rule: DocumentRule, length: number): Check =>
  (value, path, report) => {
    if (typeof value !== 'string') report(path, 'WRONG_TYPE');
    else if (value.length > length) report(path, 'TOO_LONG');
    else if (!keeps(value)) report(path, rule);
  };

export const listOf =
  (check: Check, most: number): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) {
      report(path, 'WRONG_TYPE');
      return;
    }
    if (value.length > most) report(path, 'TOO_MANY');
    else value.forEach((inner: unknown, index) => check(inner, within(path, index), report));
  };

export const hexColor = textThat(isHexColor, 'HEX_COLOR', 500);
