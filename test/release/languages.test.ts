import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCatalogue } from '../../src/build/languages/messagesTransform.cjs';
import { ERROR_TEXTS } from '../../src/contract/errorTexts';

const browser = path.join(__dirname, '../../dist/production/browser');
const messages = path.join(__dirname, '../../src/storefront/messages');

const scriptsIn = (folder: string): string[] =>
  readdirSync(path.join(browser, folder)).filter((file) => file.endsWith('.js'));
const read = (folder: string, file: string): string => readFileSync(path.join(browser, folder, file), 'utf8');

/** What the specification fixes in every language: customer types, and what code throws, logs or refuses with. */
const FIXED: readonly string[] = [
  ...['Coffee shop et restauration', 'Salle de sport', 'Boulangerie/Pâtisserie', 'Something went wrong'],
  ...Object.values(ERROR_TEXTS),
];

/** The least length of the texts that are looked for: shorter ones may be words of the code itself. */
const LONG = 14;

/**
 * The texts of a language as a script would contain them: those without arguments and of at least `LONG` characters
 * that neither the other language nor `FIXED` has.
 */
function ownTexts(locale: string, other: string): string[] {
  const allOf = (of: string) =>
    Object.assign(
      {},
      ...readdirSync(path.join(messages, of)).map(
        (file) => JSON.parse(compileCatalogue(readFileSync(path.join(messages, of, file), 'utf8'))) as object,
      ),
    ) as Record<string, unknown>;
  const others = new Set(Object.values(allOf(other)));
  return Object.values(allOf(locale)).filter(
    (text): text is string =>
      typeof text === 'string' && text.length >= LONG && !others.has(text) && !FIXED.includes(text),
  );
}

/** The texts that scripts contain as whole string literals. */
const foundIn = (scripts: readonly string[], texts: readonly string[]): readonly string[] =>
  texts.filter((text) => scripts.some((script) => script.includes(JSON.stringify(text))));

it('a page’s scripts hold the texts of one language alone, and no stand-in of a text [CON-03]', () => {
  const english = scriptsIn('en-US');
  expect(english.length).toBeGreaterThan(20);
  // Both the shop's pages and the builder's have English scripts.
  for (const entry of ['browser.', 'builder.']) expect(english.some((file) => file.startsWith(entry))).toBe(true);
  // Each English script has a French one of the same name.
  const french = scriptsIn('.').filter((file) => english.includes(file));
  expect(french.sort()).toEqual(english.sort());
  const inFrench = french.map((file) => read('.', file));
  const inEnglish = english.map((file) => read('en-US', file));
  const [frenchTexts, englishTexts] = [ownTexts('fr-FR', 'en-US'), ownTexts('en-US', 'fr-FR')];
  expect(foundIn(inFrench, frenchTexts).length).toBeGreaterThan(400);
  expect(foundIn(inEnglish, englishTexts).length).toBeGreaterThan(400);
  expect([foundIn(inFrench, englishTexts), foundIn(inEnglish, frenchTexts)]).toEqual([[], []]);
  for (const script of [...inFrench, ...inEnglish]) expect(script).not.toMatch(/@@[\w.]+@@/);
});

it('support’s console has no other language than its own scripts’, but the player, which shows pages of each', () => {
  const english = ownTexts('en-US', 'fr-FR');
  const textsIn = (tool: string) =>
    foundIn(
      scriptsIn('.')
        .filter((file) => file.startsWith(`${tool}.`))
        .map((file) => read('.', file)),
      english,
    );
  expect(textsIn('support')).toEqual([]);
  expect(textsIn('replay').length).toBeGreaterThan(400);
});
