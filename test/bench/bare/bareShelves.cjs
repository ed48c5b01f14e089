// The catalogue's calls of the bare server: a product, a category, a search with counts by brand and category, the same
// refined by a brand, recommendations, suggestions; by prepared statements and SQLite's own full text.

const PAGE = 24;
const FOUND = 'from bare_text join bare_product p on p.place = bare_text.rowid where bare_text match ?';

/** A query of SQLite's full text for all words of a term; while the term is typed, its last word is a prefix. */
const matching = (term, isTyping) => {
  const words = term.split(/\s+/).map((word) => `"${word.replaceAll('"', '')}"`);
  return isTyping ? `${words.join(' ')} *` : words.join(' ');
};

/** Adds the calls to the server. */
function addShelves(app, db, webstore, padded) {
  const columns = 'p.id, p.sku, p.name, p.brand';
  const sql = {
    product: db.prepare(
      `select ${columns}, unit_cents from bare_product p left join bare_price on product_id = id where id = ?`,
    ),
    neighbours: db.prepare(
      `select ${columns} from bare_shelf s join bare_product p using (place) where category_id = (select category_id from bare_shelf join bare_product using (place) where id = ? limit 1) order by s.created_at desc limit 12`,
    ),
    price: db.prepare('select unit_cents as unit from bare_price where product_id = ?').pluck(),
    shelf: db.prepare(
      `select ${columns} from bare_shelf s join bare_product p using (place) where category_id = ? order by s.created_at desc limit ${PAGE}`,
    ),
    shelfBrands: db.prepare(
      'select brand, count(*) as count from bare_shelf join bare_product using (place) where category_id = ? group by brand',
    ),
    hits: db.prepare(`select ${columns} ${FOUND} order by rank limit ${PAGE}`),
    brands: db.prepare(`select p.brand, count(*) as count ${FOUND} group by p.brand`),
    shelves: db.prepare(
      'select category_id, count(*) as count from bare_text join bare_shelf s on s.place = bare_text.rowid where bare_text match ? group by category_id',
    ),
    hitsOfBrand: db.prepare(`select ${columns} ${FOUND} and p.brand = ? order by rank limit ${PAGE}`),
    suggested: db.prepare(`select ${columns} ${FOUND} order by rank limit 4`),
  };
  const priced = (products) => products.map((product) => ({ ...product, unit: sql.price.get(product.id) }));

  app.get(`${webstore}/products/:id`, (request, reply) => padded(reply, 'product', sql.product.get(request.params.id)));
  app.get(`${webstore}/search/products`, (request, reply) => {
    const { searchTerm, categoryId } = request.query;
    if (searchTerm === undefined) {
      const products = priced(sql.shelf.all(categoryId));
      return padded(reply, 'shelf', { products, brands: sql.shelfBrands.all(categoryId) });
    }
    const words = matching(searchTerm);
    const counts = { brands: sql.brands.all(words), shelves: sql.shelves.all(words) };
    return padded(reply, 'search', { products: priced(sql.hits.all(words)), ...counts });
  });
  app.get(`${webstore}/ai/recommendations`, (request, reply) =>
    padded(reply, 'recommend', { products: priced(sql.neighbours.all(request.query.anchorValues)) }),
  );
  app.post(`${webstore}/search/product-search`, (request, reply) => {
    const words = matching(request.body.searchTerm);
    const [brand] = request.body.refinements[0].values;
    const counts = { brands: sql.brands.all(words), shelves: sql.shelves.all(words) };
    return padded(reply, 'refine', { products: priced(sql.hitsOfBrand.all(words, brand)), ...counts });
  });
  app.get(`${webstore}/search/suggestions`, (request, reply) =>
    padded(reply, 'suggest', { products: priced(sql.suggested.all(matching(request.query.searchTerm, true))) }),
  );
}

module.exports = { addShelves };
