import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const folder = path.join(__dirname, '../../../src/storefront/messages');
const filesOf = (locale: string) => readdirSync(path.join(folder, locale)).sort();
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>;

/** The names of a compiled message's values: a token is a text or [name, format?, branches?]. */
function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , branches] = token as unknown[];
    const inside = typeof branches === 'object' && branches !== null ? Object.values(branches).flatMap(namesIn) : [];
    return [String(name), ...inside];
  });
}
const valuesIn = (text: string): string[] => [...new Set(namesIn(compileMessage(text)))].sort();

const files = filesOf('fr-FR');

describe('the message catalogues', () => {
  it('have the same files in French and in English', () => {
    expect(files.length).toBeGreaterThan(5);
    expect(filesOf('en-US')).toEqual(files);
  });

  it.each(files)('say everything of %s in both languages', (file) => {
    const french = read('fr-FR', file);
    expect(Object.keys(read('en-US', file)).sort()).toEqual(Object.keys(french).sort());
    expect(Object.entries(french).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('give each id one place', () => {
    const ids = files.flatMap((file) => Object.keys(read('fr-FR', file)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('have the platform’s own English texts word for word [CON-04]', () => {
    const english = Object.assign({}, ...filesOf('en-US').map((file) => read('en-US', file))) as Record<string, string>;
    expect(english).toMatchObject({
      'cart.preserve.title': 'Something went wrong',
      'cart.preserve.message': '{0} items are no longer in your cart. Review your cart and re-add items if necessary.',
      'notices.success': 'Success',
      'notices.info': 'Info',
      'notices.warning': 'Warning',
      'notices.error': 'Error',
      'notices.close': 'Close',
    });
  });

  it('begin no French line with a sign that belongs to the word before it', () => {
    const loose = files.flatMap((file) =>
      Object.values(read('fr-FR', file)).filter((text) => / [:;!?»€%]|« /.test(text)),
    );
    expect(loose).toEqual([]);
  });

  it('fill in the same values in both languages', () => {
    for (const file of files) {
      const english = read('en-US', file);
      for (const [id, text] of Object.entries(read('fr-FR', file))) {
        expect([id, valuesIn(english[id] ?? '')]).toEqual([id, valuesIn(text)]);
      }
    }
  });
});
