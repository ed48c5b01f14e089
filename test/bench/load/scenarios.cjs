// The scenarios of a benchmark's visitors. Each visitor starts without cookies, has a cookie jar, and waits for every
// answer. The bare server understands the same calls, so one scenario measures both.

const { URLSearchParams } = require('node:url');

const webstore = '/services/data/v65.0/commerce/webstores/0ZE000000000001GAA';
const items = `${webstore}/carts/current/cart-items`;
const checkout = `${webstore}/checkouts/active`;
const person = { firstName: 'Nora', lastName: 'Banc', email: 'nora@banc.example', phoneNumber: '0612345678' };
const place = { name: 'Nora Banc', street: '12 rue du Four', city: 'Lyon', postalCode: '69002', country: 'FR' };
const card = { method: 'card', number: '4242424242424242', expiry: '12/39', code: '123' };

const add = (visitor, quantity) =>
  visitor.call('add', 'POST', items, { productId: visitor.productId, quantity: String(quantity), type: 'Product' });

/** A visitor's first call: it makes a cart, a line and a cookie. */
const addToCart = {
  counted: 'a first line in a new session',
  async begin() {},
  async once(visitor) {
    visitor.forget();
    await add(visitor, visitor.minimum);
  },
};

const changeQuantity = {
  counted: 'a line resized',
  async begin(visitor) {
    const line = await add(visitor, visitor.minimum);
    visitor.line = line.cartItemId;
    visitor.steps = 0;
  },
  async once(visitor) {
    visitor.steps += 1;
    const quantity = String(visitor.minimum * (1 + (visitor.steps % 2)));
    await visitor.call('resize', 'PATCH', `${items}/${visitor.line}`, { quantity });
  },
};

/** From an empty cart to the order's reference: nine calls, eight of them durable. */
const wholeOrder = {
  counted: 'an order placed and paid',
  async begin() {},
  async once(visitor) {
    visitor.forget();
    await add(visitor, visitor.minimum);
    await visitor.call('start', 'PUT', `${webstore}/checkouts`, { cartId: 'active' });
    await visitor.call('address', 'PATCH', checkout, { contactInfo: person, deliveryAddress: place });
    const read = await visitor.call('read', 'GET', checkout);
    const [method] = read.deliveryGroups.items[0].availableDeliveryMethods;
    await visitor.call('method', 'PATCH', checkout, { deliveryMethodId: method.id });
    const actions = `${checkout}/orders/actions`;
    await visitor.call('prepare', 'POST', actions, { actions: [{ action: 'prepare' }] });
    const { token } = await visitor.call('token', 'POST', '/payment/tokens', card, 'null');
    const payment = { requestType: 'Auth', paymentToken: token, billingAddress: place };
    const paid = await visitor.call('pay', 'POST', `${checkout}/payments`, payment);
    if (paid.salesforceResultCode !== 'Success') throw new Error(`The payment answered ${JSON.stringify(paid)}`);
    const placed = await visitor.call('submit', 'POST', actions, { actions: [{ action: 'submit' }] });
    if (!placed.actions[0].orderReferenceNumber) throw new Error(`No order: ${JSON.stringify(placed)}`);
  },
};

/** The page of a new visitor, which the shop caches for all of them. */
const keptPage = {
  counted: 'a kept page',
  async begin(visitor) {
    await visitor.open('keptPage', visitor.pages.category);
  },
  async once(visitor) {
    await visitor.open('keptPage', visitor.pages.category);
  },
};

/** A kept page for a browser that has it: answered with 304 while the page is unchanged. */
const knownPage = {
  counted: 'a kept page, known already',
  async begin(visitor) {
    visitor.known = await visitor.open('keptPage', visitor.pages.category);
  },
  async once(visitor) {
    visitor.known = await visitor.open('knownPage', visitor.pages.category, visitor.known);
  },
};

/** The page of a visitor with a cart: not shared, so it is rendered each time. */
const rendered = (page, counted) => ({
  counted,
  async begin(visitor) {
    await add(visitor, visitor.minimum);
  },
  async once(visitor) {
    await visitor.open(`${page}Page`, visitor.pages[page]);
  },
});
const categoryPage = rendered('category', 'a category page rendered');
const productPage = rendered('product', 'a product page rendered');

const TERMS = ['beurre', 'crème', 'lait entier', 'fromage', 'yaourt', 'farine', 'chocolat', 'beurre doux'];
/** Beginnings of search terms, as somebody types them. */
const BEGINNINGS = ['be', 'beu', 'beurre d', 'cr', 'crem', 'far', 'moz', 'yaou'];

/** The next entry of a list; each visitor goes through it in order. */
const nextOf = (visitor, list) => {
  visitor.turn = (visitor.turn ?? 0) + 1;
  return list[visitor.turn % list.length];
};
const searchPath = (query) => `${webstore}/search/products?${new URLSearchParams(query)}`;

const search = {
  counted: 'a search',
  async begin() {},
  async once(visitor) {
    await visitor.call('search', 'GET', searchPath({ searchTerm: nextOf(visitor, TERMS) }));
  },
};

let asked = 0;
/** Field names of which the last is new each time and unknown to products, so that no kept answer can be used. */
const newFields = () => `Name,Description,StockKeepingUnit,ProductCode,Bench${process.pid}x${(asked += 1)}__c`;

const newSearch = {
  counted: 'a search not kept',
  async begin() {},
  async once(visitor) {
    const query = { searchTerm: nextOf(visitor, TERMS), fields: newFields() };
    await visitor.call('search', 'GET', searchPath(query));
  },
};

const BRAND = 'Brand__c';
const refinedSearch = {
  counted: 'a search refined by brand',
  async begin(visitor) {
    const { facets = [], brands = [] } = await visitor.call('search', 'GET', searchPath({ searchTerm: TERMS[0] }));
    const found = facets.find(({ nameOrId }) => nameOrId === BRAND)?.values ?? brands;
    visitor.brands = found.map(({ nameOrId, brand }) => nameOrId ?? brand);
  },
  async once(visitor) {
    const values = [nextOf(visitor, visitor.brands)];
    const refinements = [{ nameOrId: BRAND, attributeType: 'Custom', type: 'DistinctValue', values }];
    await visitor.call('refine', 'POST', `${webstore}/search/product-search`, { searchTerm: TERMS[0], refinements });
  },
};

const listing = {
  counted: 'a shelf of a category',
  async begin() {},
  async once(visitor) {
    const [, categoryId] = /([^/]+)$/.exec(visitor.pages.category);
    await visitor.call('shelf', 'GET', searchPath({ categoryId }));
  },
};

const newListing = {
  counted: 'a shelf not kept',
  async begin() {},
  async once(visitor) {
    const [, categoryId] = /([^/]+)$/.exec(visitor.pages.category);
    await visitor.call('shelf', 'GET', searchPath({ categoryId, fields: newFields() }));
  },
};

const product = {
  counted: 'a product',
  async begin() {},
  async once(visitor) {
    await visitor.call('product', 'GET', `${webstore}/products/${visitor.productId}`);
  },
};

const recommendations = {
  counted: 'recommendations',
  async begin() {},
  async once(visitor) {
    const query = {
      recommender: 'SimilarProducts',
      anchorValues: visitor.productId,
      includePricingAndProductInformation: 'true',
    };
    await visitor.call('recommend', 'GET', `${webstore}/ai/recommendations?${new URLSearchParams(query)}`);
  },
};

const suggestions = {
  counted: 'suggestions',
  async begin() {},
  async once(visitor) {
    const query = { searchTerm: nextOf(visitor, BEGINNINGS), includeSuggestedProducts: 'true' };
    await visitor.call('suggest', 'GET', `${webstore}/search/suggestions?${new URLSearchParams(query)}`);
  },
};

const WORDS = [...TERMS, 'baratte', 'brie', 'cacao', 'café', 'chèvre', 'concentré', 'demi-sel', 'entier', 'épaisse']
  .concat(['fraise', 'frais', 'gruyère', 'liquide', 'mascarpone', 'motte', 'œufs', 'plaque', 'râpé', 'salé', 'sucre'])
  .concat(['surgelé', 'tourage', 'vanille', 'végétal']);
/** Of the last word, as many letters have been typed at most. */
const LETTERS = 4;
/** Each process of a measurement, which makes fewer calls than this, begins elsewhere. */
const OF_ONE_PROCESS = 2000;
let turn = process.pid * OF_ONE_PROCESS;
const typed = new Set();
/** Two or three words, the last not typed to its end; another text each time. */
function newBeginning() {
  for (;;) {
    let rest = (turn += 1);
    const digit = (base) => {
      const value = rest % base;
      rest = Math.floor(rest / base);
      return value;
    };
    const [word, next, letters] = [WORDS[digit(WORDS.length)], WORDS[digit(WORDS.length)], 1 + digit(LETTERS)];
    const before = ['', ...WORDS][digit(WORDS.length + 1)];
    const text = `${before} ${word} ${next.slice(0, letters)}`.trim();
    if (typed.has(text)) continue;
    typed.add(text);
    return text;
  }
}

/** What nobody has typed lately, so that no kept answer can be used. */
const newSuggestions = {
  counted: 'suggestions not kept',
  async begin() {},
  async once(visitor) {
    const query = { searchTerm: newBeginning(), includeSuggestedProducts: 'true' };
    await visitor.call('suggest', 'GET', `${webstore}/search/suggestions?${new URLSearchParams(query)}`);
  },
};

const productCall = { ...product, counted: 'a product call' };
const suggestionsCall = { ...suggestions, counted: 'suggestions' };
const newSuggestionsCall = newSuggestions;

module.exports = {
  /** Scenarios that are compared with the bare server. */
  scenarios: {
    product,
    search,
    newSearch,
    refinedSearch,
    listing,
    newListing,
    recommendations,
    suggestions,
    addToCart,
    changeQuantity,
    wholeOrder,
    keptPage,
    knownPage,
    categoryPage,
    productPage,
  },
  /** Calls that are measured alone and beside rendering. */
  calls: { productCall, suggestionsCall, newSuggestionsCall },
};
