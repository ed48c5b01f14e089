import Sqlite from 'better-sqlite3';
import type { CatalogRecords, CategoryRecord } from '../../../src/server/features/catalog/stored/catalogRecords';

const TABLES = `
  create table bare_price (product_id text primary key, unit_cents integer) strict;
  create table bare_product (place integer primary key, id text unique, sku text, name text, brand text, created_at integer) strict;
  create table bare_shelf (category_id text, created_at integer, place integer, primary key (category_id, created_at, place)) strict, without rowid;
  create index bare_shelf_of on bare_shelf (place);
  create virtual table bare_text using fts5(name, sku, brand, description, tokenize = 'unicode61 remove_diacritics 2');
`;

/** The ids of a category and of all its ancestors, from the category upwards. */
const pathTo = (byId: ReadonlyMap<string, CategoryRecord>, id: string | null): readonly string[] =>
  id === null ? [] : [id, ...pathTo(byId, byId.get(id)?.parentId ?? null)];

/**
 * Writes the catalogue in the form that the bare server reads: a row for each product, for the first price of each, and
 * for each category that it is in, ancestors included; and SQLite's own full-text index.
 */
export function writeBareCatalog(file: string, { categories, products, prices }: CatalogRecords): void {
  const bare = new Sqlite(file);
  bare.exec(TABLES);
  const price = bare.prepare('insert or ignore into bare_price values (?, ?)');
  const row = bare.prepare('insert into bare_product values (?, ?, ?, ?, ?, ?)');
  const shelf = bare.prepare('insert or ignore into bare_shelf values (?, ?, ?)');
  const text = bare.prepare('insert into bare_text (rowid, name, sku, brand, description) values (?, ?, ?, ?, ?)');
  const byId = new Map(categories.map((category) => [category.id, category]));
  bare.transaction(() => {
    for (const { productId, unitCents } of prices) price.run(productId, unitCents);
    products.forEach(({ id, sku, name, brand, description, createdAt, categoryIds }, index) => {
      row.run(index, id, sku, name, brand, createdAt);
      text.run(index, name, sku, brand, description);
      for (const category of categoryIds.flatMap((own) => pathTo(byId, own))) shelf.run(category, createdAt, index);
    });
  })();
  bare.close();
}
