import { PRODUCER } from '../../src/demo/catalog/brands';
import { demoCatalog, demoEntries } from '../../src/demo/demoCatalog';
import type { PriceRecord, ProductRecord } from '../../src/server/features/catalog/stored/catalogRecords';

const catalog = demoCatalog();
const { categories, products, prices, stock } = catalog;
const sellable = products.filter(({ productClass }) => productClass !== 'VariationParent' && productClass !== 'Set');
/** Whether a product has facts of its own, not those of its contents or members. */
const isSingle = ({ productClass }: ProductRecord): boolean => productClass !== 'Bundle' && productClass !== 'Set';
const byId = new Map(products.map((product) => [product.id, product]));

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function checkDigitFits(gtin: string): boolean {
  const digits = Array.from(gtin).reverse().map(Number);
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** Parses the printed packaging independently of the code that wrote the numbers. */
function readPackaging(text: string): { pieces: number; value: number; unit: string } {
  // A bundle of different articles is one piece: it has no price for each.
  if (text === 'À l’unité' || text.endsWith(' articles')) return { pieces: 1, value: 1, unit: 'piece' };
  const words = text.replaceAll('\u202f', '').split(' ');
  const times = words.indexOf('×');
  const pieces = times < 0 ? 1 : Number(words[times - 1]);
  const amount = Number((words.at(-2) ?? '').replace(',', '.'));
  const scale = { kg: ['g', 1000], g: ['g', 1], L: ['ml', 1000], cl: ['ml', 10], ml: ['ml', 1] } as const;
  const word = words.at(-1) ?? '';
  const [unit, factor] = Object.entries(scale).find(([name]) => name === word)?.[1] ?? (['piece', 1] as const);
  return { pieces, value: Math.round(pieces * amount * factor), unit };
}

const namesOf = (wanted: (product: ProductRecord) => boolean): readonly string[] =>
  products.filter(wanted).map(({ name }) => name);

const wrongTiers = ({ tiers, unitCents }: PriceRecord): boolean =>
  tiers.some((tier, index) => {
    const before = tiers[index - 1];
    const last = index === tiers.length - 1;
    return (
      tier.lowerBound <= 1 ||
      (before !== undefined && before.upperBound !== tier.lowerBound - 1) ||
      (tier.upperBound === null) !== last ||
      (tier.upperBound !== null && tier.upperBound < tier.lowerBound) ||
      tier.unitCents >= (before?.unitCents ?? unitCents)
    );
  });

describe('the demo catalogue', () => {
  it('is the same on every call', () => {
    expect(demoCatalog()).toEqual(catalog);
  });

  it('shows more than 300 products to a guest and keeps some for buyer groups', () => {
    expect(sellable.length).toBeGreaterThanOrEqual(320);
    expect(sellable.filter(({ buyerGroups }) => buyerGroups === null).length).toBeGreaterThan(300);
    expect(sellable.filter(({ buyerGroups }) => buyerGroups !== null).length).toBeGreaterThanOrEqual(15);
  });

  it('has a tree of two to three levels with the sales aids under their fixed url name', () => {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    const depth = (id: string): number => {
      const parent = parents.get(id) ?? null;
      return parent === null ? 1 : 1 + depth(parent);
    };
    expect(Math.max(...categories.map(({ id }) => depth(id)))).toBe(3);
    expect(categories.map(({ urlName }) => urlName)).toContain('outils-daide-à-la-vente');
    expect(categories.filter(({ urlName }) => !/^[a-z0-9-]+$/.test(urlName)).map(({ urlName }) => urlName)).toEqual([
      'outils-daide-à-la-vente',
    ]);
    expect(repeated(categories.map(({ urlName }) => urlName))).toEqual([]);
    expect(categories.filter(({ description }) => !/^\p{Lu}.+\.$/u.test(description))).toEqual([]);
  });

  it('puts products into every leaf, and only into leaves', () => {
    const inner = new Set(categories.map(({ parentId }) => parentId));
    const leaves = categories.filter(({ id }) => !inner.has(id));
    const used = new Set(products.flatMap(({ categoryIds }) => categoryIds));
    expect(leaves.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual([]);
    expect(namesOf(({ categoryIds }) => categoryIds.some((id) => inner.has(id)))).toEqual([]);
  });

  it('gives every product its own id, reference, url name, name and GTIN', () => {
    for (const key of ['id', 'sku', 'urlName', 'name', 'gtin'] as const) {
      expect(repeated(products.map((product) => product[key]))).toEqual([]);
    }
    expect(namesOf(({ urlName }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlName))).toEqual([]);
    expect(namesOf(({ sku }) => !/^[A-Z]{3}-\d{3}(-\d{2})?$/.test(sku))).toEqual([]);
  });

  it('carries GTINs of the internal range with valid check digits', () => {
    expect(namesOf(({ gtin }) => !/^2\d{12}$/.test(gtin) || !checkDigitFits(gtin))).toEqual([]);
  });

  it('prints packagings that agree with pieces and net quantity', () => {
    for (const { packaging, pieces, netQuantity } of products) {
      expect({ packaging, ...readPackaging(packaging) }).toEqual({ packaging, pieces, ...netQuantity });
    }
  });

  it('taxes food at 5.5 % and confectionery, milk chocolate, margarine, alcohol and non-food at 20 %', () => {
    const full = ({ taxRates }: ProductRecord): boolean => taxRates.every(({ basisPoints }) => basisPoints === 2000);
    const nonFoodIds = categories.filter(({ urlName }) => /^(plv|emballages|tenues)/.test(urlName)).map(({ id }) => id);
    const isNonFood = ({ categoryIds }: ProductRecord): boolean => nonFoodIds.includes(categoryIds[0] ?? '');
    const mustBeFull = /margarine|couverture (lait|blanche|blonde)|praliné (noisette|amande)|cidre|pâte à tartiner/i;
    expect(namesOf((product) => (isNonFood(product) || mustBeFull.test(product.name)) && !full(product))).toEqual([]);
    const plain = /^(beurre (doux|demi-sel)|lait|crème|farine|œufs|yaourt|comté|huile|couverture noire|café)/i;
    expect(namesOf((product) => plain.test(product.name) && full(product))).toEqual([]);
    const rates = products.flatMap(({ taxRates }) => taxRates);
    expect(new Set(rates.map(({ basisPoints }) => basisPoints))).toEqual(new Set([550, 2000]));
    expect(rates.every(({ validFrom, validUntil }) => validUntil === null || validUntil > validFrom)).toBe(true);
  });

  it('prices all that can be sold, with falling, gapless, inclusive tiers on about half', () => {
    const everyone = new Map(
      prices.filter((price) => price.buyerGroup === null).map((price) => [price.productId, price]),
    );
    expect(sellable.filter(({ id }) => !everyone.has(id)).map(({ name }) => name)).toEqual([]);
    expect(prices.filter((price) => price.unitCents <= 0 || !Number.isInteger(price.unitCents))).toEqual([]);
    expect(prices.filter(wrongTiers)).toEqual([]);
    expect(prices.filter((price) => price.listCents !== null && price.listCents <= price.unitCents)).toEqual([]);
    const share = [...everyone.values()].filter(({ tiers }) => tiers.length > 0).length / everyone.size;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.65);
    const grouped = prices.filter(({ buyerGroup }) => buyerGroup !== null);
    expect(grouped.length).toBeGreaterThan(20);
    expect(grouped.filter((price) => price.unitCents >= (everyone.get(price.productId)?.unitCents ?? 0))).toEqual([]);
  });

  it('starts tiers on quantities that the quantity rule allows', () => {
    const wrong = prices.filter(({ productId, tiers }) => {
      const rule = byId.get(productId)?.quantityRule;
      return !rule || tiers.some(({ lowerBound }) => lowerBound % rule.increment !== 0 || lowerBound > rule.maximum);
    });
    expect(wrong).toEqual([]);
    expect(
      namesOf(
        ({ quantityRule: { minimum, maximum, increment } }) =>
          (minimum % increment !== 0 && minimum !== 1 && increment > 1) || maximum < minimum,
      ),
    ).toEqual([]);
    expect(sellable.some(({ quantityRule }) => quantityRule.minimum > 1 && quantityRule.increment > 1)).toBe(true);
  });

  it('asks believable 2025 wholesale prices', () => {
    const perKilo = (name: string): number => {
      const product = products.find((candidate) => candidate.name === name);
      const price = prices.find(({ productId, buyerGroup }) => productId === product?.id && buyerGroup === null);
      if (!product || !price) throw new Error(`no price: ${name}`);
      return (price.unitCents * 10) / product.netQuantity.value;
    };
    const ranges: readonly (readonly [string, number, number])[] = [
      ['Beurre doux 82 % pain de cuisine', 8, 10],
      ['Plaque de tourage AOP Charentes-Poitou 84 %', 10, 12],
      ['Crème UHT 35 % excellence', 4.5, 6],
      ['Lait UHT demi-écrémé 1,5 % – 1 L', 0.95, 1.2],
      ['Farine de blé T55 – 25 kg', 0.7, 0.9],
    ];
    for (const [name, low, high] of ranges) {
      expect(perKilo(name)).toBeGreaterThanOrEqual(low);
      expect(perKilo(name)).toBeLessThanOrEqual(high);
    }
  });

  it('writes litres with a capital, as prices per litre do: no 1 is beside it that looks like an l', () => {
    const texts = products.flatMap(
      (product) => JSON.stringify(product).match(/[^"]*\d[ \u00a0\u202f]l(?!\p{L})[^"]*/gu) ?? [],
    );
    expect(texts).toEqual([]);
    expect(products.filter(({ packaging }) => / 1 L$/.test(packaging)).length).toBeGreaterThan(20);
  });

  it('has stock for all that can be sold but bundles, which have that of their contents: mostly enough, sometimes short, sometimes none', () => {
    expect(stock.map(({ productId }) => productId).sort()).toEqual(
      sellable
        .filter(isSingle)
        .map(({ id }) => id)
        .sort(),
    );
    expect(stock.filter(({ onHand }) => onHand === 0).length).toBeGreaterThanOrEqual(5);
    expect(stock.filter(({ onHand }) => onHand > 0 && onHand < 10).length).toBeGreaterThanOrEqual(10);
    expect(stock.filter(({ onHand }) => onHand > 30).length).toBeGreaterThan(300);
  });

  it('offers at least twelve parents whose variations differ in their attribute', () => {
    const parents = products.filter(({ productClass }) => productClass === 'VariationParent');
    expect(parents.length).toBeGreaterThanOrEqual(12);
    for (const parent of parents) {
      const values = products
        .filter(({ variationParentId }) => variationParentId === parent.id)
        .map(({ variationAttributes }) => variationAttributes.map(({ value }) => value).join());
      expect(values.length).toBeGreaterThanOrEqual(2);
      expect(repeated(values)).toEqual([]);
    }
  });

  it('prints the size of a product on its pack once, and what else tells a variation from the others in its name', () => {
    const entries = demoEntries();
    const twice = entries.filter(({ packshot: { title, subtitle } }) => {
      const size = subtitle.split(' — ').at(-1) ?? '';
      return size !== '' && title.endsWith(` ${size}`);
    });
    expect(twice.map(({ product }) => product.name)).toEqual([]);
    const variations = entries.filter(({ product }) => product.productClass === 'Variation');
    expect(repeated(variations.map(({ packshot }) => `${packshot.title} ${packshot.subtitle}`))).toEqual([]);
  });

  it('offers at least six bundles of articles at one VAT rate, cheaper than one by one', () => {
    const bundles = products.filter(({ productClass }) => productClass === 'Bundle');
    expect(bundles.length).toBeGreaterThanOrEqual(6);
    const priceOf = (id: string): number =>
      prices.find(({ productId, buyerGroup }) => productId === id && buyerGroup === null)?.unitCents ?? NaN;
    for (const bundle of bundles) {
      const rates = bundle.bundleItems.map(({ productId }) => byId.get(productId)?.taxRates[0]?.basisPoints);
      expect(new Set(rates)).toEqual(new Set([bundle.taxRates[0]?.basisPoints]));
      const apart = bundle.bundleItems.reduce((sum, { productId, quantity }) => sum + priceOf(productId) * quantity, 0);
      expect(priceOf(bundle.id)).toBeLessThan(apart);
      expect(bundle.bundleItems.every(({ productId }) => byId.get(productId)?.buyerGroups === null)).toBe(true);
    }
  });

  it('shows at least one set, whose members everyone may order one by one', () => {
    const sets = products.filter(({ productClass }) => productClass === 'Set');
    expect(sets.length).toBeGreaterThanOrEqual(1);
    const priced = new Set(prices.map(({ productId }) => productId));
    for (const { id, bundleItems, buyerGroups } of sets) {
      expect([priced.has(id), buyerGroups]).toEqual([false, null]);
      expect(bundleItems.length).toBeGreaterThan(1);
      expect(bundleItems.filter(({ productId }) => byId.get(productId)?.buyerGroups !== null)).toEqual([]);
      expect(bundleItems.every(({ productId }) => priced.has(productId))).toBe(true);
    }
  });

  it('relates products to others that everyone may see', () => {
    const targets = products.flatMap(({ id, related }) =>
      Object.values(related)
        .flat()
        .map((target) => [id, target] as const),
    );
    expect(targets.length).toBeGreaterThan(1000);
    expect(targets.filter(([id, target]) => id === target || byId.get(target)?.buyerGroups !== null)).toEqual([]);
    expect(namesOf(({ related }) => (related.CrossSell ?? []).length === 0)).toEqual([]);
  });

  it('emphasises the word for the allergen alone, and ends each list of ingredients with one full stop', () => {
    const lists = products.map(({ ingredients }) => ingredients).filter(({ length }) => length > 0);
    const emphasised = lists.flat().flatMap(({ text, allergen }) => (allergen ? [text] : []));
    expect(emphasised.filter((text) => !/^\p{L}+$/u.test(text))).toEqual([]);
    const whole = lists.map((runs) => runs.map(({ text }) => text).join(''));
    expect(whole.filter((text) => !/[^.]\.$/.test(text))).toEqual([]);
  });

  it('marks allergens in the ingredient lists and lists each once', () => {
    for (const { ingredients, allergens } of products.filter(isSingle)) {
      const marked = ingredients.flatMap(({ allergen }) => (allergen ? [allergen] : []));
      expect(new Set(allergens)).toEqual(new Set(marked));
      expect(allergens).toHaveLength(new Set(marked).size);
    }
    const unmarked = namesOf(({ ingredients }) =>
      ingredients.some(
        ({ text, allergen }) =>
          allergen === undefined &&
          /(?<!\p{L})(lait|blé|œufs?|soja|seigle|sésame|arachides?)(?!\p{L})/iu.test(text.replace(/lait de coco/i, '')),
      ),
    );
    expect(unmarked).toEqual([]);
  });

  it('states nutrition that can be: parts within their whole, not more than 100 g', () => {
    for (const { name, nutrition } of products) {
      if (!nutrition) continue;
      const { fatMg, saturatesMg, carbohydrateMg, sugarsMg, proteinMg, saltMg } = nutrition;
      expect({ name, fits: saturatesMg <= fatMg && sugarsMg <= carbohydrateMg }).toEqual({ name, fits: true });
      expect({ name, fits: fatMg + carbohydrateMg + proteinMg + saltMg <= 100_500 }).toEqual({ name, fits: true });
    }
  });

  it('is written in French sentences without leftovers', () => {
    const texts = products.map(({ description }) => description);
    expect(texts.filter((text) => text.split(/[.…](?= \p{Lu}|$)/u).filter(Boolean).length < 2)).toEqual([]);
    expect(texts.filter((text) => !/^[\p{Lu}«].*[.]$/u.test(text))).toEqual([]);
    const everything = products.flatMap((product) => [
      product.name,
      product.description,
      product.packaging,
      product.origin,
    ]);
    expect(
      everything.filter((text) =>
        /\b(undefined|null|NaN|TODO)\b|[{}$*']| {2}|\.\.|(?<!\p{L})(the|with|and|of|lorem)(?!\p{L})/u.test(text),
      ),
    ).toEqual([]);
    expect(repeated(texts)).toEqual([]);
    expect(PRODUCER).toMatch(/^Coopérative/);
  });

  it('states storage, life and origin for all food', () => {
    const food = products.filter((product) => product.ingredients.length > 0 && isSingle(product));
    expect(
      food.filter(
        ({ storage, shelfLifeDays }) => !storage || !shelfLifeDays || storage.minCelsius >= storage.maxCelsius,
      ),
    ).toEqual([]);
    expect(namesOf(({ origin }) => origin.trim() === '')).toEqual([]);
  });
});
