import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groups } from '../../src/catalogue/stories';
import * as englishFiles from '../../src/catalogue/texts/english';
import * as frenchFiles from '../../src/catalogue/texts/french';
import { isTextId, sayIn } from '../../src/catalogue/texts/say';
import { captionOf } from '../../src/catalogue/page/valuesIn';
import { textsOf } from '../../src/commerce/messages/textFiles';
import { TOAST_ICON_VARIANTS } from '../../src/contract/constants';

const [french, english] = [textsOf(frenchFiles), textsOf(englishFiles)];
const sources = path.join(__dirname, '../../src');
const filesUnder = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(sources, folder, file));

const elementKinds: readonly unknown[] = [Symbol.for('react.forward_ref'), Symbol.for('react.memo')];
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && elementKinds.includes(value.$$typeof));

/** The names of all components exported by files of `storefront/ui`. */
async function exportedComponents(): Promise<readonly string[]> {
  const names: string[] = [];
  for (const file of filesUnder('storefront/ui', /\.tsx$/)) {
    const module = (await import(file)) as Readonly<Record<string, unknown>>;
    names.push(...Object.keys(module).filter((name) => /^[A-Z]/.test(name) && isComponent(module[name])));
  }
  return names.sort();
}

const stories = groups.flatMap((group) => group.stories);

it('every component of storefront/ui has a story in `src/catalogue/stories`, and no story shows one that is gone', async () => {
  expect(stories.flatMap(({ shows }) => shows).sort()).toEqual(await exportedComponents());
});

it('both languages have the same texts', () => {
  expect(Object.keys(english)).toEqual(Object.keys(french));
});

it('every text is said somewhere, and every state and story has its own', () => {
  const written = filesUnder('catalogue', /\.tsx?$/)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const ofToasts = TOAST_ICON_VARIANTS.map((variant) => `sample.${variant}`);
  const unsaid = Object.keys(french).filter((id) => !ofToasts.includes(id) && !written.includes(`'${id}'`));
  expect(unsaid).toEqual([]);
  const said = stories.flatMap(({ use, avoid }) => [use, avoid]);
  expect(new Set(said).size).toBe(said.length);
});

it.each(stories.map((one) => ({ name: one.shows[0], one })))(
  'the states of $name have captions of their own, and their texts are of the catalogue',
  ({ one }) => {
    const captions = one.states.map((state) => captionOf(state, sayIn('fr-FR')));
    expect(captions.length).toBeGreaterThan(0);
    expect(new Set(captions).size).toBe(captions.length);
    const texts = [one.usual, ...one.states.map(({ set }) => set)].flatMap((values) =>
      Object.values(values).filter((value) => typeof value === 'string' && /^(sample|state|page)\./.test(value)),
    );
    expect(texts.filter((text) => !isTextId(String(text)))).toEqual([]);
  },
);

it('French has a no-break space before its double signs and within its quotes', () => {
  expect(Object.values(french).filter((text) => / [:;!?»%€]|« /.test(text))).toEqual([]);
});
