import type { CategoryBranch, SearchResult } from '../../../../src/contract/search/search';
import {
  countOf,
  facetOf,
  ids,
  productsOf,
  refine,
  searchCalls,
  withRefinements,
} from '../../../support/server/calls/searchCalls';
import { neighbours } from '../../../support/server/plugins/catalogFixture';
import type { CategoryRecord } from '../../../../src/server/features/catalog/stored/catalogRecords';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { search, category } = searchCalls(() => server);

describe('counts', () => {
  test('of a facet say what choosing the value would find [SRC-12]', async () => {
    const base = { searchTerm: 'crème' };
    const result = await search(base);
    expect(result.facets.map(({ displayName }) => displayName)).toEqual([
      'Disponibilité',
      'Marque',
      'Label',
      'Matière grasse',
      'Conservation',
      'Conditionnement',
      'Poids ou volume',
      'Prix au kilo ou au litre',
      'Allergènes',
    ]);
    for (const facet of result.facets) {
      for (const value of facet.values) {
        const chosen = await search({ ...base, ...withRefinements(refine(facet.nameOrId, value.nameOrId)) });
        expect([facet.nameOrId, value.nameOrId, chosen.productsPage.total]).toEqual([
          facet.nameOrId,
          value.nameOrId,
          value.productCount,
        ]);
      }
    }
  });

  test('of a facet are not shrunk by its own choice, but by those of the others [SRC-12]', async () => {
    const base = { categoryId: 'ROOT_CATEGORY_ID' };
    const all = await search(base);
    const chosen = await search({ ...base, ...withRefinements(refine('Brand__c', 'Valbrune')) });
    expect(facetOf(chosen, 'Brand__c')).toEqual(facetOf(all, 'Brand__c'));
    expect(countOf(chosen, 'Conservation__c', 'chilled')).toBeLessThanOrEqual(
      countOf(all, 'Conservation__c', 'chilled'),
    );
    expect(chosen.productsPage.total).toBe(countOf(all, 'Brand__c', 'Valbrune'));
    const both = await search({
      ...base,
      ...withRefinements(refine('Brand__c', 'Valbrune'), refine('Conservation__c', 'chilled')),
    });
    expect(both.productsPage.total).toBe(countOf(chosen, 'Conservation__c', 'chilled'));
    expect(countOf(both, 'Brand__c', 'Valbrune')).toBe(both.productsPage.total);
  });

  test('of two values of one facet add up [SRC-12]', async () => {
    const base = { searchTerm: 'beurre' };
    const all = await search(base);
    const two = await search({ ...base, ...withRefinements(refine('Brand__c', 'Valbrune', 'Clairmoulin')) });
    expect(two.productsPage.total).toBe(countOf(all, 'Brand__c', 'Valbrune') + countOf(all, 'Brand__c', 'Clairmoulin'));
  });

  test('of a facet with a single value are not shown, unless it was chosen: it would narrow nothing', async () => {
    const narrow = { searchTerm: 'mozzarella' };
    const values = (result: SearchResult) => result.facets.map(({ values: own }) => own.length);
    const all = await search(narrow);
    expect(values(all).every((count) => count > 1)).toBe(true);
    const brand = productsOf(await search({ ...narrow, fields: 'Brand__c' }))[0]?.fields['Brand__c']?.value ?? '';
    const chosen = await search({ ...narrow, ...withRefinements(refine('Brand__c', brand)) });
    expect(facetOf(chosen, 'Brand__c')?.values).not.toEqual([]);
  });

  test('of a value that was chosen and finds nothing stay, so that it can be taken back [SRC-12]', async () => {
    const result = await search({
      searchTerm: 'mozzarella',
      ...withRefinements(refine('Brand__c', 'Brûlerie Marvanne')),
    });
    expect(result.productsPage.total).toBe(0);
    expect(facetOf(result, 'Brand__c')?.values).toContainEqual({
      nameOrId: 'Brûlerie Marvanne',
      displayName: 'Brûlerie Marvanne',
      productCount: 0,
    });
  });

  test('of the tree of categories are what their listings find, whichever is chosen [SRC-12]', async () => {
    const base = { searchTerm: 'lait' };
    const { categories, productsPage } = await search(base);
    expect(categories.category.id).toBeNull();
    expect(categories.productCount).toBe(productsPage.total);
    expect(categories.children.length).toBeGreaterThan(1);
    for (const branch of categories.children) {
      const inside = await search({ ...base, categoryId: branch.category.id ?? '' });
      expect(inside.productsPage.total).toBe(branch.productCount);
      expect(inside.categories.productCount).toBe(categories.productCount);
      const same = inside.categories.children.find(({ category: { id } }) => id === branch.category.id);
      expect(same?.productCount).toBe(branch.productCount);
      const below = same?.children.map(({ productCount }) => productCount) ?? [];
      expect(below.length).toBeGreaterThan(0);
      expect(Math.max(...below)).toBeLessThanOrEqual(branch.productCount);
    }
  });

  test('of the tree of categories are open below one that has all hits, down to where there is a choice [SRC-12]', async () => {
    const { top, first, second } = neighbours(server);
    const searchTerm = `${second.sku} ${first.sku}`;
    const branch = ({ id, name, description }: CategoryRecord, productCount: number, children: CategoryBranch[]) => ({
      category: { id, name, description },
      productCount,
      children,
    });
    const { categories } = await search({ searchTerm });
    const below = [branch(first.category, 1, []), branch(second.category, 1, [])];
    expect(categories).toMatchObject({ productCount: 2, children: [branch(top, 2, below)] });
    // All results are in this category, so choosing it changes nothing in the tree.
    expect((await search({ searchTerm, categoryId: top.id })).categories).toEqual(categories);
  });

  test('facet values stand in the order of what they measure, others in that of a dictionary', async () => {
    const collator = new Intl.Collator('fr');
    const namesOf = (result: SearchResult, facet: string) =>
      facetOf(result, facet)?.values.map(({ displayName }) => displayName) ?? [];
    const butter = await search({ categoryId: category('beurres-et-matieres-grasses') });
    for (const facet of ['Brand__c', 'Packaging__c']) {
      const names = namesOf(butter, facet);
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual([...names].sort((a, b) => collator.compare(a, b)));
    }
    expect(namesOf(butter, 'FatContent__c')).toEqual(['60 %', '82 %', '84 %', '99,8 %']);
    expect(namesOf(butter, 'PackageSize__c')).toEqual([
      'Moins de 1\u00a0kg ou 1\u00a0L',
      '1 à 5\u00a0kg ou L',
      '5 à 10\u00a0kg ou L',
      '10 à 25\u00a0kg ou L',
    ]);
    const flour = await search({ categoryId: category('farines-et-sucres') });
    expect(namesOf(flour, 'FlourType__c')).toEqual(['00', 'T45', 'T55', 'T65', 'T80', 'T110', 'T130', 'T150']);
  });

  test('allergens that are absent narrow one another, and say how much [SRC-12]', async () => {
    const base = { categoryId: 'ROOT_CATEGORY_ID', pageSize: 200 };
    const without = (...names: string[]) =>
      search({ ...base, ...withRefinements(refine('AllergensAbsent__c', ...names)) });
    const milk = await without('milk');
    const both = await without('milk', 'gluten');
    expect(both.productsPage.total).toBeLessThan(milk.productsPage.total);
    expect(both.productsPage.total).toBe(countOf(milk, 'AllergensAbsent__c', 'gluten'));
    const { snapshot } = server.app.catalog.state();
    for (const id of ids(both)) expect(snapshot.product(id)?.allergens).not.toContain('milk');
    for (const id of ids(both)) expect(snapshot.product(id)?.allergens).not.toContain('gluten');
    expect((await without('milk', 'sulphites')).productsPage.total).toBe(0);
  });
});
