import {
  isAddable,
  offeredFor,
  suggestionItems,
} from '../../../../src/storefront/features/search/suggestions/suggestionItems';
import type { SuggestedProduct } from '../../../../src/contract/search/search';

it.each([
  ['a family, of which a variation is chosen', { productClass: 'VariationParent' }],
  ['what is sold out', { isAvailable: false }],
  ['what has no price for this shopper', { unitPrice: null }],
  ['what another server says too little of', { productClass: undefined }],
])('does not offer to add %s', (_what, changes) => {
  const product = {
    id: '01t1',
    name: 'Lait',
    productClass: 'Simple',
    unitPrice: '1.00',
    isAvailable: true,
    ...changes,
  };
  const { products } = offeredFor('lait', {
    recentSearchSuggestions: [],
    suggestedTerms: [],
    suggestedProducts: [product as SuggestedProduct],
  });
  expect(products?.map(isAddable)).toEqual([false]);
});

it('says of each row what kind it is and what of it goes beyond what is typed, accents or not [SRC-06]', () => {
  const offered = {
    recentSearchSuggestions: [{ value: 'crème UHT' }],
    suggestedProducts: [],
    suggestedTerms: [{ value: 'Crèmes' }, { value: 'Margarine de crémage' }, { value: 'crème UHT' }],
  };
  const texts = {
    advanced: 'Rechercher « creme »',
    recent: 'Récentes',
    suggestions: 'Suggestions',
    categories: 'Rayons',
    products: 'Produits',
  };
  const { advanced, recent, suggested } = suggestionItems(' creme ', offeredFor(' creme ', offered), texts);
  const row = { type: 'option-inline', category: 'query-suggestion' };
  const icon = { iconName: 'search', iconAlternativeText: 'Suggestions' };
  expect(advanced).toEqual({
    type: 'option-inline',
    category: 'advanced-search',
    id: 'advanced',
    text: texts.advanced,
    highlight: '',
    title: texts.advanced,
    value: 'creme',
    iconName: 'search',
    iconAlternativeText: texts.advanced,
  });
  const named = (value: string) => ({ text: value, title: value, value });
  expect(recent).toEqual([
    {
      ...row,
      ...named('crème UHT'),
      id: 'recent:crème UHT',
      highlight: ' UHT',
      iconName: 'history',
      iconAlternativeText: 'Récentes',
    },
  ]);
  expect(suggested).toEqual([
    { ...row, ...icon, ...named('Crèmes'), id: 'term:Crèmes', highlight: 's' },
    { ...row, ...icon, ...named('Margarine de crémage'), id: 'term:Margarine de crémage', highlight: '' },
  ]);
  expect(suggestionItems('', offeredFor('', offered), texts)).toEqual({
    advanced: null,
    suggested: [],
    recent: [],
    categories: [],
    products: [],
  });
});

it('shows products of which the answer says enough, and none of which it says only the id', () => {
  const texts = { advanced: '', recent: '', suggestions: '', categories: '', products: 'Produits' };
  const answer = { recentSearchSuggestions: [], suggestedTerms: [{ value: 'Beurre doux' }] };
  const named = { id: '01t1', name: 'Beurre doux', urlName: 'beurre-doux', reference: 'BDX-101', isAvailable: false };
  const rows = suggestionItems(
    'be',
    offeredFor('be', { ...answer, suggestedProducts: [{ id: '01t2' }, named] }),
    texts,
  );
  expect(rows.products).toMatchObject([
    {
      id: 'product:01t1',
      type: 'option-inline',
      category: 'query-suggestion',
      text: 'Beurre doux',
      product: { address: '/product/beurre-doux/01t1', reference: 'BDX-101', unitPrice: null, isAvailable: false },
    },
  ]);
  expect(rows.suggested).toEqual([]);
  expect(offeredFor('be', { ...answer, suggestedProducts: [] }).products).toEqual([]);
  // An answer that was cached before products were suggested.
  const { products: _none, ...before } = offeredFor('be', { ...answer, suggestedProducts: [] });
  expect(suggestionItems('be', before, texts)).toMatchObject({ products: [], suggested: [{ text: 'Beurre doux' }] });
});

it('offers a popular term that is called like a category as a search, beside the page of the category [SRC-04]', () => {
  const texts = { advanced: '', recent: '', suggestions: 'Suggestions', categories: 'Rayons', products: '' };
  const answer = {
    recentSearchSuggestions: [],
    suggestedProducts: [],
    suggestedTerms: [{ value: 'Crèmes' }, { value: 'crème UHT' }],
    suggestedCategories: [{ id: '0ZG1', name: 'Crèmes', urlName: null }],
  };
  const { categories, suggested } = suggestionItems('cre', offeredFor('cre', answer), texts);
  expect(categories).toMatchObject([
    { id: 'category:0ZG1', text: 'Crèmes', highlight: 'mes', address: '/category/0ZG1/0ZG1', iconName: 'category' },
  ]);
  expect(suggested).toMatchObject([{ id: 'term:Crèmes', value: 'Crèmes' }, { value: 'crème UHT' }]);
  expect(suggested.filter(({ address }) => address !== undefined)).toEqual([]);
});
