import { CONTENT_KEY } from '../../contract/content/content';
import {
  CONTENT_HEADING_LEVELS,
  CONTENT_KINDS,
  WIDGETS,
  type ContentDocument,
} from '../../contract/content/contentDocument';
import { ACTIONS, DIRECTIONS, SIZES } from '../../contract/values/enumerations';
import { CONTENT_LIMITS as LIMITS } from '../../contract/content/contentLimits';
import type { DocumentProblem } from '../../contract/documents/documentRules';
import {
  fields,
  isFields,
  listOf,
  oneOf,
  orNull,
  textThat,
  textUpTo,
  wholeNumber,
  within,
  yesNo,
  type Check,
  type Report,
} from '../documents/checks';
import { link } from '../site/menuChecks';
import { allBlocks } from './allBlocks';
import { layoutChecks } from './checkLayout';
import { isContentPath } from './contentPathRule';

const line = textUpTo(LIMITS.line);
const maybeLine = textUpTo(LIMITS.line, { mayBeBlank: true });
const html = textUpTo(LIMITS.html);
const minutes = wholeNumber(0, LIMITS.minutes);
const sku = textUpTo(LIMITS.sku);
const contentKey = textThat((key) => CONTENT_KEY.test(key), 'NAME', 100);
const contentPath = textThat(isContentPath, 'CONTENT_PATH', LIMITS.path);

/** A non-empty list. */
const someOf =
  (check: Check, most: number): Check =>
  (value, path, report) => {
    listOf(check, most)(value, path, report);
    if (Array.isArray(value) && value.length === 0) report(path, 'BLANK');
  };

const kind: Check = () => undefined;

const tableFields = fields({
  kind,
  caption: maybeLine,
  head: someOf(line, LIMITS.columns),
  rows: someOf(listOf(maybeLine, LIMITS.columns), LIMITS.items),
});

/** Each row must have as many cells as the head. */
const table: Check = (value, path, report) => {
  tableFields(value, path, report);
  const { head, rows } = isFields(value) ? value : {};
  if (!Array.isArray(head) || !Array.isArray(rows)) return;
  rows.forEach((row: unknown, index) => {
    if (Array.isArray(row) && row.length !== head.length) report(within(within(path, 'rows'), index), 'ROW_LENGTH');
  });
};

const ingredient = fields({ text: line, sku: orNull(sku), quantity: wholeNumber(1, LIMITS.quantity) });

const BLOCKS: Readonly<Record<string, Check>> = {
  heading: fields({ kind, level: oneOfNumbers(CONTENT_HEADING_LEVELS), text: line }, { anchor: maybeLine }),
  text: fields({ kind, html }, { enableQuillCss: yesNo }),
  list: fields({ kind, ordered: yesNo, items: someOf(line, LIMITS.items) }),
  picture: fields({ kind, contentKey, altText: maybeLine, caption: maybeLine }),
  shelf: fields({ kind, title: maybeLine, skus: someOf(sku, LIMITS.skus) }),
  questions: fields({ kind, title: maybeLine, items: someOf(fields({ question: line, html }), LIMITS.items) }),
  table,
  recipe: fields({
    kind,
    servings: line,
    prepMinutes: minutes,
    restMinutes: minutes,
    cookMinutes: minutes,
    ingredients: someOf(ingredient, LIMITS.items),
    steps: someOf(html, LIMITS.items),
  }),
  contents: fields({ kind, title: maybeLine, under: contentPath }),
  button: fields({
    kind,
    label: line,
    url: link,
    size: oneOf(SIZES),
    direction: oneOf(DIRECTIONS),
    action: oneOf(ACTIONS),
  }),
  widget: fields({ kind, widget: oneOf(WIDGETS) }),
};

function oneOfNumbers(values: readonly number[]): Check {
  return (value, path, report) => {
    if (typeof value !== 'number') report(path, 'WRONG_TYPE');
    else if (!values.includes(value)) report(path, 'NOT_LISTED');
  };
}

const blockOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path, report) => {
    const name = isFields(value) ? value['kind'] : undefined;
    if (typeof name === 'string' && Object.hasOwn(checks, name)) checks[name]?.(value, path, report);
    else report(within(path, 'kind'), 'NOT_LISTED');
  };

const tooNested: Check = (value, path, report) => {
  if (!Array.isArray(value)) report(path, 'WRONG_TYPE');
  else if (value.length > 0) report(path, 'TOO_NESTED');
};

/** A list of blocks, `level` levels below the page's own. */
function blocksAt(level: number): Check {
  if (level > LIMITS.depth) return tooNested;
  return listOf(blockOf({ ...BLOCKS, ...layoutChecks(blocksAt(level + 1)) }), LIMITS.blocks);
}
const someBlocks = blocksAt(0);

const blocks: Check = (value, path, report) => {
  someBlocks(value, path, report);
  // A longer list of the page itself was reported already.
  if (!Array.isArray(value) || value.length > LIMITS.blocks) return;
  if (allBlocks(value).length > LIMITS.blocks) report(path, 'TOO_MANY');
};

const documentCheck = fields({
  title: textUpTo(LIMITS.title),
  path: contentPath,
  kind: oneOf(CONTENT_KINDS),
  position: wholeNumber(0, LIMITS.position),
  description: textUpTo(LIMITS.description),
  picture: orNull(contentKey),
  blocks,
});

/**
 * The broken rules of a content document, field by field; empty: it is valid. A list that is too long is reported as
 * such, and its entries are not checked. Never throws.
 */
export function contentProblems(document: unknown): readonly DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const report: Report = (path, rule) => void problems.push({ path, rule });
  documentCheck(document, '', report);
  return problems;
}

/** Whether a value is a content document that breaks no rule. */
export const isContentDocument = (value: unknown): value is ContentDocument => contentProblems(value).length === 0;
