import { ERROR_TEXTS } from '../../../src/contract/errorTexts';
import { translatorOf, type MessageId } from '../../../src/storefront/messages';
import { addEnglish } from '../../../src/storefront/messages/addEnglish';
import { catalogueFiles, valuesIn } from '../../support/messages/catalogueFiles';

const { filesOf, read } = catalogueFiles('storefront/messages');
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

  it('name each id in one file alone', () => {
    const ids = files.flatMap((file) => Object.keys(read('fr-FR', file)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are all named in `french.ts` and `english.ts`, for those who show pages in each language', () => {
    addEnglish();
    const say = translatorOf('en-US');
    const texts = files.flatMap((file) => Object.entries(read('en-US', file)));
    const lost = texts.filter(([id, text]) => !text.includes('{') && say(id as MessageId) !== text);
    expect(lost).toEqual([]);
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
      ...Object.fromEntries(Object.entries(ERROR_TEXTS).map(([name, text]) => [`platformError.${name}`, text])),
    });
  });

  it('begin no French line with a sign or a unit that belongs to the word or number before it', () => {
    const loose = files.flatMap((file) =>
      Object.values(read('fr-FR', file)).filter((text) =>
        / [:;!?»€%×]|« |[\d}] (?:HT|TTC|h|kg|g|L|cl|ml|ko|Mo|min|px|pixels|jours|mois|chiffres)\b/.test(text),
      ),
    );
    expect(loose).toEqual([]);
  });

  it('keep VAT with the word that says whether an English amount has it', () => {
    const loose = files.flatMap((file) =>
      Object.values(read('en-US', file)).filter((text) => /(?:ex|in)cl\. VAT/.test(text)),
    );
    expect(loose).toEqual([]);
  });

  it('write apostrophes as type does, in both languages, but for the platform’s own texts', () => {
    const typewritten = ['fr-FR', 'en-US'].flatMap((locale) =>
      files
        .filter((file) => file !== 'platformErrors.json')
        .flatMap((file) => Object.values(read(locale, file)).filter((text) => /\p{L}'(?:\p{L}| )/u.test(text))),
    );
    expect(typewritten).toEqual([]);
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
