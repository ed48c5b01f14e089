import { mkdtempSync, readdirSync, readFileSync, mkdirSync, writeFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import webpack from 'webpack';
import { SpeakLanguages } from '../../../src/build/languages/SpeakLanguages';

const loader = path.join(__dirname, '../../../src/build/languages/messagesLoader.cjs');
const PAGE = `const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => '@@.folder@@' + fileOf(chunk);
import('./late.js').then(({ late }) => { globalThis.said = late; });`;
const LATE = `import texts from './messages/fr-FR/greeting.json'; export const late = texts;`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Texts = Readonly<Record<string, string>>;

/** Builds two pages with one late script, and a tool beside them, from the texts of two languages. */
async function build(french: Texts, english: Texts, german?: Texts) {
  const messages = path.join(folder, 'messages');
  const all = { 'fr-FR': french, 'en-US': english, ...(german && { 'de-DE': german }) };
  for (const [locale, texts] of Object.entries(all)) {
    mkdirSync(path.join(messages, locale), { recursive: true });
    writeFileSync(path.join(messages, locale, 'greeting.json'), JSON.stringify(texts));
  }
  writeFileSync(path.join(folder, 'page.js'), PAGE);
  writeFileSync(path.join(folder, 'other.js'), PAGE);
  writeFileSync(path.join(folder, 'tool.js'), LATE + '\nglobalThis.tool = late;');
  writeFileSync(path.join(folder, 'late.js'), LATE);
  const output = path.join(folder, 'out');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { page: './page.js', other: './other.js', tool: './tool.js' },
        output: {
          path: output,
          filename: '[name].[contenthash:6].js',
          chunkFilename: 'late.[contenthash:6].js',
          clean: true,
        },
        module: {
          rules: [
            {
              test: /\.json$/,
              include: messages,
              type: 'javascript/auto',
              use: [{ loader, options: { locales: Object.keys(all) } }],
            },
          ],
        },
        plugins: [new SpeakLanguages(messages, ['page', 'other'], Object.keys(all), 'en-US')],
      },
      (error, built) => (built ? resolve(built) : reject(error ?? new Error('nothing was built'))),
    );
  });
  const { errors = [], warnings = [] } = stats.toJson({ errors: true, warnings: true });
  const filesIn = (at: string) =>
    readdirSync(path.join(output, at))
      .filter((file) => file.endsWith('.js'))
      .sort();
  const read = (name: string) => (at: string) => {
    const file = filesIn(at).find((one) => one.startsWith(name)) ?? '';
    return readFileSync(path.join(output, at, file), 'utf8');
  };
  return { errors, warnings: warnings.map(({ message }) => message), filesIn, late: read('late'), page: read('page') };
}

const french = { 'a.hello': 'Bonjour', 'a.count%': '{count, plural, one {# pot} other {# pots}}' };
const english = { 'a.hello': 'Hello', 'a.count%': '{count, plural, one {# jar} other {# jars}}' };

describe('the scripts of the pages', () => {
  it('are written in each language under one name, and hold no text of another', async () => {
    const { errors, warnings, filesIn, late, page } = await build(french, english);
    expect([errors, warnings]).toEqual([[], []]);
    expect(filesIn('.').map((file) => file.split('.')[0])).toEqual(['late', 'other', 'page', 'tool']);
    // A tool is written in the first language alone.
    expect(filesIn('en-US')).toEqual(filesIn('.').filter((file) => !file.startsWith('tool')));
    expect([late('.').includes('Bonjour'), late('.').includes('Hello'), late('.').includes('@@')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([late('en-US').includes('Bonjour'), late('en-US').includes('Hello')]).toEqual([false, true]);
    expect(late('en-US')).toContain(JSON.stringify({ one: ['#', ' jar'], other: ['#', ' jars'] }));
    // Late code is loaded from the language's own folder.
    expect([page('.').includes('en-US/'), page('en-US').includes('"en-US/"')]).toEqual([false, true]);
  });

  it('have another name as soon as the text of any language is another', async () => {
    const before = (await build(french, english)).filesIn('.');
    const after = (await build(french, { ...english, 'a.hello': 'Good morning' })).filesIn('.');
    const nameOf = (files: readonly string[], script: string) => files.find((file) => file.startsWith(script));
    expect(nameOf(after, 'late')).not.toBe(nameOf(before, 'late'));
    expect(nameOf(after, 'page')).not.toBe(nameOf(before, 'page'));
  });

  it('say in English what their own language lacks, with a warning; an id without any text ends the build [CON-03]', async () => {
    const { warnings, late } = await build(french, english, { 'a.hello': 'Guten Tag' });
    expect([late('de-DE').includes('Guten Tag'), late('de-DE').includes('jars')]).toEqual([true, true]);
    expect(warnings).toEqual(['There is no text "a.count%" in de-DE: it is shown in English.']);
    await expect(build(french, { 'a.hello': 'Hello' })).rejects.toThrow('There is no text "a.count%" in any language');
  });
});
