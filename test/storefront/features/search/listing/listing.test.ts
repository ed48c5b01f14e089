import { encodeRefinements } from '../../../../../src/contract/search/refinements';
import { lastSearchPage, type Facet } from '../../../../../src/contract/search/search';
import {
  isRefined,
  listingPageSize,
  listingParams,
  listingSearch,
  readListing,
  readTerm,
  toggleRefinement,
} from '../../../../../src/storefront/features/search';
import { withChosen } from '../../../../../src/storefront/features/search/listing/listingChoices';

const brand: Facet = {
  nameOrId: 'Brand__c',
  attributeType: 'Custom',
  facetType: 'DistinctValue',
  displayName: 'Marque',
  displayRank: 1,
  displayType: 'MultiSelect',
  values: [],
};

const read = (address: string) => readListing(new URLSearchParams(address));

describe('a listing', () => {
  it('is read from its address and written back', () => {
    const refinements = encodeRefinements([
      { attributeType: 'Custom', nameOrId: 'Brand__c', type: 'DistinctValue', values: ['Clair Pré'] },
    ]);
    const listing = read(`page=3&sort=abc&layout=list&refinements=${encodeURIComponent(refinements)}`);
    expect(listing).toMatchObject({ page: 3, sort: 'abc', layout: 'list' });
    expect(listingParams(listing)).toEqual({ page: '3', sort: 'abc', layout: 'list', refinements });
  });

  it('takes what makes no sense as not given [LNK-11]', () => {
    const plain = { layout: 'grid', usual: 'grid', page: 1, sort: undefined, refinements: [] };
    for (const address of [
      '',
      'layout=tower',
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'page=210',
      'refinements=%%%',
    ]) {
      expect(read(address)).toEqual(plain);
    }
  });

  it('has every page that may be linked, and none that the server refuses [LNK-11]', () => {
    const last = lastSearchPage(listingPageSize);
    for (const page of [200, 201, last]) expect(read(`page=${page}`).page).toBe(page);
    expect(read(`page=${last + 1}`).page).toBe(1);
  });

  it('has the layout that its address names, whatever was chosen before, the grid if that makes no sense, and names only another than the one chosen [LNK-11]', () => {
    const chosen = (address: string) => readListing(new URLSearchParams(address), 'list');
    const layouts = ['', 'layout=tower', 'layout=list', 'layout=grid'].map((address) => chosen(address).layout);
    expect(layouts).toEqual(['list', 'grid', 'list', 'grid']);
    expect(listingParams(chosen('layout=grid&page=2'))).toEqual({ layout: 'grid', page: '2' });
    expect(listingParams(chosen('layout=list&page=2'))).toEqual({ page: '2' });
    expect(listingParams(read('layout=grid'))).toEqual({});
  });

  it('has as many pages as the server answers, and none beyond is asked for [SRC-12]', () => {
    const totals = [0, 24, 25, 4999, 5000, 5016, 5017, 1_000_000];
    expect(totals.map((total) => lastSearchPage(listingPageSize, total))).toEqual([0, 1, 2, 209, 209, 209, 209, 209]);
    expect(read('page=209').page).toBe(209);
    expect(lastSearchPage(20, 6000)).toBe(251);
  });

  it('asks the server for the page before, which counts from zero', () => {
    expect(listingSearch({ categoryId: 'c' }, read('page=2'))).toMatchObject({ categoryId: 'c', page: 1 });
  });

  it('starts again at its first page when a value is chosen or left', () => {
    const chosen = toggleRefinement(read('page=4'), brand, 'Clair Pré');
    expect(chosen.page).toBe(1);
    expect(isRefined(chosen, brand, 'Clair Pré')).toBe(true);
    const two = toggleRefinement(chosen, brand, 'Le Fournil');
    expect(two.refinements).toEqual([
      { attributeType: 'Custom', nameOrId: 'Brand__c', type: 'DistinctValue', values: ['Clair Pré', 'Le Fournil'] },
    ]);
    expect(toggleRefinement(chosen, brand, 'Clair Pré').refinements).toEqual([]);
  });

  it('tells facets of one name apart by the type of their attribute; where an address leaves that out any is meant', () => {
    const standard: Facet = { ...brand, attributeType: 'Standard' };
    const both = toggleRefinement(toggleRefinement(read(''), brand, 'Clair Pré'), standard, 'Le Fournil');
    expect(both.refinements).toEqual([
      { attributeType: 'Custom', nameOrId: 'Brand__c', type: 'DistinctValue', values: ['Clair Pré'] },
      { attributeType: 'Standard', nameOrId: 'Brand__c', type: 'DistinctValue', values: ['Le Fournil'] },
    ]);
    const chosen = (facet: Facet) => ['Clair Pré', 'Le Fournil'].filter((value) => isRefined(both, facet, value));
    expect([chosen(brand), chosen(standard)]).toEqual([['Clair Pré'], ['Le Fournil']]);
    expect(toggleRefinement(both, standard, 'Le Fournil').refinements).toEqual([both.refinements[0]]);
    const bare = { ...read(''), refinements: [{ nameOrId: 'Brand__c', values: ['Clair Pré'] }] };
    expect([isRefined(bare, brand, 'Clair Pré'), toggleRefinement(bare, brand, 'Clair Pré').refinements]).toEqual([
      true,
      [],
    ]);
  });

  it('keeps a chosen value in its facet that the answer does not list, so that it can be taken back [SRC-12]', () => {
    const listed: Facet = {
      ...brand,
      values: [{ nameOrId: 'Le Fournil', displayName: 'Le Fournil', productCount: 3 }],
    };
    const gone = toggleRefinement(toggleRefinement(read(''), brand, 'Le Fournil'), brand, 'Clair Pré');
    const [shown] = withChosen([listed], gone);
    expect(shown?.values).toEqual([
      ...listed.values,
      { nameOrId: 'Clair Pré', displayName: 'Clair Pré', productCount: 0 },
    ]);
    expect(isRefined(gone, listed, 'Clair Pré')).toBe(true);
    expect(withChosen([listed], read(''))).toEqual([listed]);
  });

  it('never says more than an address may: of ten facets the one chosen first goes, of twenty-one values likewise', () => {
    let listing = read('');
    for (let facet = 0; facet < 10; facet += 1)
      listing = toggleRefinement(listing, { ...brand, nameOrId: `Facet${String(facet)}__c` }, 'Oui');
    for (let value = 0; value < 21; value += 1)
      listing = toggleRefinement(listing, { ...brand, nameOrId: 'Facet5__c' }, String(value));
    const { refinements = '' } = listingParams(listing);
    const again = read(`refinements=${encodeURIComponent(refinements)}`);
    expect(again.refinements.map(({ nameOrId }) => nameOrId)).toEqual(
      [1, 2, 3, 4, 6, 7, 8, 9, 5].map((facet) => `Facet${String(facet)}__c`),
    );
    const values = again.refinements.at(-1)?.values;
    expect([values?.length, values?.[0], values?.at(-1)]).toEqual([20, '1', '20']);
  });

  it('trims a term and cuts it at 255 characters', () => {
    expect(readTerm(new URLSearchParams('term=%20beurre%20'))).toBe('beurre');
    expect(readTerm(new URLSearchParams(`term=${'a'.repeat(300)}`))).toHaveLength(255);
  });
});
