import { textsOf } from '../../../src/commerce/messages/textFiles';
import * as english from '../../../src/server/texts/english';
import * as french from '../../../src/server/texts/french';
import { isTextId, sayIn } from '../../../src/server/texts/say';
import { sentence } from '../../../src/server/texts/sentence';
import { catalogueFiles, valuesIn } from '../../support/messages/catalogueFiles';

const { filesOf, read } = catalogueFiles('server/texts');
const files = filesOf('fr-FR');
const all = (locale: string) => files.flatMap((file) => Object.entries(read(locale, file)));

describe('what the server says', () => {
  it('is said in both languages, with the same values', () => {
    expect(filesOf('en-US')).toEqual(files);
    const shapes = (locale: string) => all(locale).map(([id, text]) => [id, valuesIn(text)] as const);
    expect(Object.fromEntries(shapes('en-US'))).toEqual(Object.fromEntries(shapes('fr-FR')));
  });

  it('has each id once, and every file is named in `french.ts` and `english.ts`', () => {
    const ids = all('fr-FR').map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(textsOf(french)).sort()).toEqual([...ids].sort());
    expect(Object.keys(textsOf(english)).sort()).toEqual([...ids].sort());
  });

  it('begins no French line with a sign or a unit that belongs to the word or number before it, but in plain mails', () => {
    const loose = files
      .filter((file) => !file.startsWith('mails'))
      .flatMap((file) => Object.values(read('fr-FR', file)))
      .filter((text) => / [:;!?»€%×]|« |[\d}] (?:HT|TTC|h|kg|g|L|cl|ml|jours|mois)\b/.test(text));
    expect(loose).toEqual([]);
  });

  it('fills in money, numbers and sentences inside of others in its own language', () => {
    const missing = { cents: 123_450, currency: 'EUR' };
    const amount = sentence('coupon.minimumAmount', { missing });
    expect(sayIn('fr-FR')(amount).replace(/\s/g, ' ')).toBe(
      'Il manque 1 234,50 € HT de produits pour utiliser ce code.',
    );
    expect(sayIn('en-US')(amount)).toBe('€1,234.50 of products excl. VAT are missing to use this code.');
    const line = sentence('checkout.line', { name: 'Beurre doux', problem: sentence('cart.soldOut') });
    expect(sayIn('en-US')(line)).toBe('Beurre doux: This product is out of stock.');
    expect(sayIn('fr-FR')(line)).toBe('Beurre doux\u00a0: Ce produit est en rupture de stock.');
    const pieces = (missing: number) => sentence('coupon.minimumQuantity', { missing });
    expect([1, 2].map((count) => sayIn('en-US')(pieces(count)))).toEqual([
      '1 item is missing to use this code.',
      '2 items are missing to use this code.',
    ]);
  });

  it('names what comes from data only where it has a name for it', () => {
    expect(['facet.Brand__c', 'facet.Brand__c.Isigny', 'toString'].map(isTextId)).toEqual([true, false, false]);
  });
});
