import { DEMO_ACCOUNTS, DEMO_USERS } from '../../src/demo/accounts';
import { slugOf } from '../../src/demo/printed/identifiers';
import type { CatalogRecords, ProductRecord } from '../../src/server/features/catalog';
import type { JudgedQuery } from './judgedQueries';

/** The right results for a query, by reference. A variation is replaced by its family, as in lists. */
export interface RightProducts {
  readonly best: ReadonlySet<string>;
  /** Further right results besides the best. */
  readonly also: ReadonlySet<string>;
}

type Condition = (product: ProductRecord, value: string) => boolean;

const hasWords = (text: string, value: string): boolean => `-${slugOf(text)}-`.includes(`-${value}-`);

function buyerGroupsOf({ login, where }: JudgedQuery): readonly string[] {
  if (login === null) return [];
  const user = DEMO_USERS.find(({ email }) => email.startsWith(`${login}@`));
  const account = DEMO_ACCOUNTS.find(({ id }) => id === user?.accountId);
  if (account === undefined) throw new Error(`${where}: there is no login ${login}.`);
  return account.buyerGroups;
}

/**
 * Resolves what a judge wrote against a catalogue. A name is a reference (`FBL-201-03`), or conditions that all hold,
 * joined by `+`: `in:` a category or one above, `brand:`, and words of the `name:` or the `pack:`, in the form of url
 * names. Conditions mean the products that meet them, are sold singly and are seen by the login of the query. Throws on
 * a name that means no product which that login sees.
 */
export function rightProductsIn({ products, categories }: CatalogRecords) {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const categoryById = new Map(categories.map((category) => [category.id, category]));

  const isIn = (categoryId: string | null, urlName: string): boolean => {
    const category = categoryId === null ? undefined : categoryById.get(categoryId);
    return category !== undefined && (category.urlName === urlName || isIn(category.parentId, urlName));
  };
  const conditions: ReadonlyMap<string, Condition> = new Map<string, Condition>([
    ['in', ({ categoryIds }, value) => categoryIds.some((id) => isIn(id, value))],
    ['brand', ({ brand }, value) => slugOf(brand) === value],
    ['name', ({ name }, value) => hasWords(name, value)],
    ['pack', ({ packaging }, value) => hasWords(packaging, value)],
  ]);
  const holds = (product: ProductRecord, condition: string, where: string): boolean => {
    const [field = '', value = ''] = condition.split(':');
    const check = conditions.get(field);
    if (check === undefined) throw new Error(`${where}: there is no condition ${field}.`);
    return check(product, value);
  };
  const isSold = ({ productClass }: ProductRecord): boolean =>
    productClass === 'Simple' || productClass === 'Variation';

  const shownAs = ({ sku, variationParentId }: ProductRecord): string =>
    (variationParentId === null ? undefined : byId.get(variationParentId)?.sku) ?? sku;

  const named = (name: string, where: string): readonly ProductRecord[] => {
    if (name.includes(':'))
      return products.filter(
        (product) => isSold(product) && name.split('+').every((condition) => holds(product, condition, where)),
      );
    const product = bySku.get(name);
    return product === undefined ? [] : [product];
  };

  return (query: JudgedQuery): RightProducts => {
    const groups = buyerGroupsOf(query);
    const shown = (names: readonly string[]): readonly string[] =>
      names.flatMap((name) => {
        const seen = named(name, query.where).filter(
          ({ buyerGroups }) => buyerGroups === null || buyerGroups.some((group) => groups.includes(group)),
        );
        if (seen.length === 0) throw new Error(`${query.where}: ${name} means no product that the asker sees.`);
        return seen.map(shownAs);
      });
    const best = new Set(shown(query.best));
    return { best, also: new Set(shown(query.also).filter((sku) => !best.has(sku))) };
  };
}
