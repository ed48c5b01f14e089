import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { atRest } from './atRest';
import { evaluateHeld } from './evaluateHeld';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified file, because every audited page has to load it. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/**
 * A sandboxed frame has no origin, so its axe must accept messages from any. Reports contain no HTML of the elements.
 * Parsed colours are cached: a page has few, and axe would parse each again for every element before and behind a text,
 * which takes a third of its time.
 */
const SETTINGS = `;axe.configure({ allowedOrigins: ['<unsafe_all_origins>'], noHtml: true });
(({ prototype }) => {
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const read = known.get(text);
    if (read) return Object.assign(this, read);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
})(axe.commons.color.Color);`;

/** Loads axe into a frame, unless an earlier audit has; a frame that has disappeared needs none. */
async function giveAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(`${source}${SETTINGS}`);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}

/** Enlarged text must be readable without scrolling sideways (WCAG 1.4.10). */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/**
 * Fails, naming rule and element, if axe finds a violation once the page, frames included, or the part of it with a
 * selector has come to rest; also if the whole page is wider than its window. Only violations are evaluated.
 */
export const expectAccessible = (page: Page, where: string, part?: string): Promise<void> =>
  expectNoViolation(page, where, part);

/** The rule against controls smaller than 24 px that are too near to another (WCAG 2.5.8); off by default in axe. */
const OF_TARGETS = 'target-size';

/**
 * Like `expectAccessible` of a whole page, and fails also if a control is too small. For a page without anything fixed
 * above it: a control that is half hidden counts as small.
 */
export const expectAccessibleWithTargets = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, undefined, { rules: { [OF_TARGETS]: { enabled: true } } });

/**
 * Like `expectAccessibleWithTargets`, for a page that has been audited elsewhere: checks only the rule about the size
 * of controls, and the width of the page.
 */
export const expectLargeTargets = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, undefined, { runOnly: [OF_TARGETS] });

/** The kinds of axe's rules that are about texts: languages, names, labels. */
const OF_TEXTS = ['language', 'name-role-value', 'text-alternatives', 'forms'].map((kind) => `cat.${kind}`);

/**
 * Like `expectAccessible`, for a page that was audited in one language and is now in another: checks only the rules
 * about texts, and the width.
 */
export const expectTranslated = (page: Page, where: string, part?: string): Promise<void> =>
  expectNoViolation(page, where, part, { runOnly: OF_TEXTS });

/** The rules that axe checks: without these options, all that are on by default. */
type Asked = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

async function expectNoViolation(page: Page, where: string, part?: string, asked: Asked = {}): Promise<void> {
  await atRest(page);
  for (const frame of page.frames()) await giveAxe(frame);
  const found = await evaluateHeld(
    page,
    async ([selector, options]) => {
      if (!window.axe) throw new Error('axe is not on the page.');
      const { violations } = await window.axe.run(selector ?? document, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, asked] as const,
  );
  if (part === undefined && (await isTooWide(page))) found.push('the page is wider than its window');
  expect(found.map((violation) => `${where}: ${violation}`)).toEqual([]);
}
