import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createFillIn, type Texts } from '../../../src/commerce/messages/fillIn';

const french = createFillIn('fr-FR');
// Lingui's type of compiled messages is wider than what the build accepts.
const compiled = (text: string) => compileMessage(text) as Texts[string];
const say = (text: string, values: Readonly<Record<string, string | number>> = {}) => french(compiled(text), values);

describe('a message with its values', () => {
  it('is the text itself where it has none', () => {
    expect(say('Votre panier')).toBe('Votre panier');
    expect(french('Votre panier', {})).toBe('Votre panier');
  });

  it('has each value in its place, and nothing where none was given', () => {
    expect(say('{quantity} × {name}', { quantity: 2, name: 'Beurre' })).toBe('2 × Beurre');
    expect(say('[{name}]')).toBe('[]');
  });

  it('counts as French does: none and one are singular', () => {
    const text = '{count, plural, one {# produit} other {# produits}}';
    expect([0, 1, 2].map((count) => say(text, { count }))).toEqual(['0 produit', '1 produit', '2 produits']);
    expect(say(text, { count: 12_345 })).toMatch(/^12\s345 produits$/);
  });

  it('prefers the text of the exact number, and leaves # alone outside of a count', () => {
    const text = 'n# {count, plural, =0 {Panier vide} other {# articles}}';
    expect(say(text, { count: 0 })).toBe('n# Panier vide');
    expect(say(text, { count: 3 })).toBe('n# 3 articles');
  });

  it('chooses by a word, in texts within texts too', () => {
    const text = '{named, select, yes {{count, plural, one {{name}} other {# × {name}}}} other {Le produit}}';
    expect(say(text, { named: 'yes', count: 2, name: 'Lait' })).toBe('2 × Lait');
    expect(say(text, { named: 'yes', count: 1, name: 'Lait' })).toBe('Lait');
    expect(say(text, { named: 'no' })).toBe('Le produit');
  });
});
