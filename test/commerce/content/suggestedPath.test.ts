import { asPart, suggestedPath } from '../../../src/commerce/content/suggestedPath';

it.each([
  ['Croissants pur beurre AOP', 'croissants-pur-beurre-aop'],
  ['  L’œuf, à la coque !', 'l-oeuf-a-la-coque'],
  ['« 12 % » de plus', '12-de-plus'],
  ['!!!', ''],
])('a title becomes a part of an address: %s', (title, part) => {
  expect(asPart(title)).toBe(part);
});

it('a part has at most 80 characters and ends in none that joins words', () => {
  expect(asPart('a'.repeat(200))).toHaveLength(80);
  expect(asPart(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});

it('a content is suggested its place by kind, and none without a usable title', () => {
  expect(suggestedPath('recipe', 'Pain perdu')).toBe('/advice/idees-recettes/pain-perdu');
  expect(suggestedPath('page', 'Nos crèmeries')).toBe('/nos-cremeries');
  expect(suggestedPath('advice', '…')).toBe('');
});
