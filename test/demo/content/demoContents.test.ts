import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { allBlocks } from '../../../src/commerce/content/allBlocks';
import { AUTHENTICATION_PAGES } from '../../../src/contract/authentication/authenticationPages';
import {
  CONTENT_KINDS,
  WIDGETS,
  type ContentBlock,
  type RecipeBlock,
} from '../../../src/contract/content/contentDocument';
import {
  ACCOUNT_ADDRESS,
  ADDRESS_BOOK_ADDRESS,
  CART_ADDRESS,
  HOME_ADDRESS,
  namedCategoryAddress,
  ORDERS_ADDRESS,
} from '../../../src/contract/pages/pageReference';
import { demoContents, type DemoContent } from '../../../src/demo/content/allContents';
import { demoPictures } from '../../../src/demo/content/pictures/allPictures';
import { demoCatalog } from '../../../src/demo/demoCatalog';

const PLACEHOLDERS = [
  'freeDeliveryFrom',
  'deliveryCharge',
  'deliveryWithinHours',
  'orderCutOff',
  'morningSupplement',
  'deliveryDaysOffered',
  'supportPhone',
  'guestCartDays',
  'sessionDays',
  'passwordLinkMinutes',
  'passwordMinimum',
  'checkoutHours',
  'maximumDeliveries',
  'consentMonths',
  'statisticsMonths',
  'knownBrowserDays',
  'knownBrowserMonths',
  'contactMonths',
  'recordingDays',
  'invoiceYears',
  'latePenaltyFee',
];
const TAGS = ['p', 'strong', 'em', 'sup', 'sub', 'a', 'br', 'ul', 'ol', 'li'];

const closed = { additionalProperties: false };
const text = Type.String({ minLength: 1 });
const oneOf = (words: readonly string[]) => Type.Union(words.map((word) => Type.Literal(word)));
const blockOf = (kind: string, fields: Parameters<typeof Type.Object>[0]) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, closed);
const orNull = Type.Union([Type.Null(), text]);
const sectionFields = {
  gutter: text,
  minHeight: Type.Integer(),
  directionDesktop: text,
  directionTablet: text,
  directionMobile: text,
  verticalAlign: text,
};
const boxFields = {
  width: Type.Integer(),
  height: Type.Integer(),
  borderWidth: Type.Integer(),
  borderColor: orNull,
  radius: Type.Integer(),
  background: orNull,
  alignment: text,
};
const minutes = Type.Integer({ minimum: 0 });
const filled = <T extends Parameters<typeof Type.Array>[0]>(of: T) => Type.Array(of, { minItems: 1 });
const shownBlocks = [
  blockOf('heading', { level: Type.Union([Type.Literal(2), Type.Literal(3)]), text, anchor: Type.Optional(text) }),
  blockOf('text', { html: text }),
  blockOf('list', { ordered: Type.Boolean(), items: filled(text) }),
  blockOf('shelf', { title: text, skus: filled(text) }),
  blockOf('questions', {
    title: text,
    items: filled(Type.Object({ question: text, html: text }, closed)),
  }),
  blockOf('table', { caption: text, head: filled(Type.String()), rows: filled(filled(text)) }),
  blockOf('recipe', {
    servings: text,
    prepMinutes: minutes,
    restMinutes: minutes,
    cookMinutes: minutes,
    ingredients: filled(
      Type.Object({ text, sku: Type.Union([Type.Null(), text]), quantity: Type.Integer({ minimum: 1 }) }, closed),
    ),
    steps: filled(text),
  }),
  blockOf('contents', { title: text, under: text }),
  blockOf('widget', { widget: oneOf(WIDGETS) }),
  blockOf('picture', { contentKey: text, altText: text, caption: Type.String() }),
  blockOf('line', {
    size: Type.Integer(),
    style: text,
    color: orNull,
    width: Type.Integer(),
    alignment: text,
  }),
];
const inside = filled(Type.Union(shownBlocks));
const documentSchema = Type.Object(
  {
    key: Type.String({ pattern: '^MC[A-Z0-9]{4,38}$' }),
    kind: oneOf(CONTENT_KINDS),
    path: Type.String({ pattern: '^(/[A-Za-z0-9._~%-]+)+$' }),
    title: text,
    description: text,
    picture: Type.Union([Type.Null(), Type.String({ pattern: '^MC[A-Z0-9]{4,38}$' })]),
    position: Type.Integer({ minimum: 0 }),
    blocks: filled(
      Type.Union([
        ...shownBlocks,
        blockOf('columns', {
          ...sectionFields,
          columns: filled(
            Type.Object({ name: text, columnWidth: Type.Integer(), portion: orNull, blocks: inside }, closed),
          ),
        }),
        blockOf('flexible', { ...boxFields, blocks: inside }),
      ]),
    ),
  },
  closed,
);

const { products, categories } = demoCatalog();
const sellable = new Map(
  products.filter(({ productClass }) => productClass !== 'VariationParent').map((product) => [product.sku, product]),
);
const paths = demoContents.map(({ path }) => path);
const knownAddresses = new Set([
  ...paths,
  HOME_ADDRESS,
  CART_ADDRESS,
  '/search',
  ACCOUNT_ADDRESS,
  ORDERS_ADDRESS,
  ADDRESS_BOOK_ADDRESS,
  ...Object.values(AUTHENTICATION_PAGES),
  ...categories.flatMap(({ urlName }) => (urlName ? [namedCategoryAddress(urlName)] : [])),
]);

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function richOf(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.html];
    case 'list':
      return block.items;
    case 'questions':
      return block.items.map(({ html }) => html);
    case 'table':
      return block.rows.flat();
    case 'recipe':
      return block.steps;
    default:
      return [];
  }
}

function plainOf(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'picture':
      return [block.altText, block.caption];
    case 'shelf':
    case 'contents':
      return [block.title];
    case 'questions':
      return [block.title, ...block.items.map(({ question }) => question)];
    case 'table':
      return [block.caption, ...block.head];
    case 'recipe':
      return [block.servings, ...block.ingredients.map(({ text: line }) => line)];
    default:
      return [];
  }
}

const richIn = ({ blocks }: DemoContent): readonly string[] => allBlocks(blocks).flatMap(richOf);
const plainIn = ({ title, description, blocks }: DemoContent): readonly string[] => [
  title,
  description,
  ...allBlocks(blocks).flatMap(plainOf),
];
const recipesIn = ({ blocks }: DemoContent): readonly RecipeBlock[] =>
  allBlocks(blocks).flatMap((block) => (block.kind === 'recipe' ? [block] : []));

/** The problems found, each with the address of its content. */
const faults = (find: (content: DemoContent) => readonly string[]): readonly string[] =>
  demoContents.flatMap((content) => find(content).map((fault) => `${content.path}: ${fault}`));

const found = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), (match) => match[1] ?? match[0]);

it('gives every content the shape of its kind, a key and an address of its own', () => {
  const wrongPaths = (content: DemoContent) =>
    Value.Errors(documentSchema, content).map(({ instancePath }) => instancePath);
  expect([...new Set(faults(wrongPaths))]).toEqual([]);
  expect(repeated(demoContents.map(({ key }) => key))).toEqual([]);
  expect(repeated(paths)).toEqual([]);
});

it('has a content at every address that the menus name [LNK-01]', () => {
  const asked = [
    '/advice',
    '/advice/idees-recettes',
    '/advice/tendances-de-consommation',
    '/faq-hub',
    '/faq-hub/compte-client',
    '/faq-hub/livraison-reclamation',
    '/faq-hub/commande-paiement',
    '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person',
    '/contact-support',
    '/qui-sommes-nous',
    '/comment-ca-marche',
    '/nos-engagements',
    '/sitemap',
    '/mentions-legales',
    '/politique-cookies',
    '/politique-de-protection-de-la-vie-privee',
    '/accessibilite',
    '/droits-des-donnees',
    '/outils-daide-a-la-vente',
  ];
  expect(asked.filter((path) => !paths.includes(path))).toEqual([]);
});

it('has enough recipes, trends and answers, each below its own page', () => {
  const below = (kind: string): readonly string[] =>
    demoContents.filter((content) => content.kind === kind).map(({ path }) => path);
  const notMatching = (kind: string, pattern: RegExp) => below(kind).filter((path) => !pattern.test(path));
  expect(below('recipe').length).toBeGreaterThanOrEqual(12);
  expect(below('trend').length).toBeGreaterThanOrEqual(8);
  expect(below('helpAnswer').length).toBeGreaterThanOrEqual(30);
  expect(notMatching('recipe', /^\/advice\/idees-recettes\/[^/]+$/)).toEqual([]);
  expect(notMatching('trend', /^\/advice\/tendances-de-consommation\/[^/]+$/)).toEqual([]);
  expect(
    notMatching('helpAnswer', /^\/faq-hub\/(compte-client|livraison-reclamation|commande-paiement)\/[^/]+$/),
  ).toEqual([]);
});

it('lists below an address what stands there', () => {
  const empty = ({ blocks }: DemoContent) =>
    allBlocks(blocks).flatMap((block) =>
      block.kind === 'contents' && !paths.some((path) => path.startsWith(`${block.under}/`)) ? [block.under] : [],
    );
  expect(faults(empty)).toEqual([]);
});

it('shows only pictures that it has', () => {
  const keys = new Set(demoPictures.map(({ key }) => key));
  const missing = ({ blocks }: DemoContent) =>
    allBlocks(blocks).flatMap((block) =>
      block.kind === 'picture' && !keys.has(block.contentKey) ? [block.contentKey] : [],
    );
  expect(faults(missing)).toEqual([]);
});

it('names in recipes and on shelves only products that can be bought themselves', () => {
  const unknown = (content: DemoContent) => [
    ...allBlocks(content.blocks).flatMap((block) => (block.kind === 'shelf' ? block.skus : [])),
    ...recipesIn(content).flatMap(({ ingredients }) => ingredients.flatMap(({ sku }) => sku ?? [])),
  ];
  expect(faults((content) => unknown(content).filter((sku) => !sellable.has(sku)))).toEqual([]);
});

it('puts into the cart quantities that the products allow, of three products of a recipe at least', () => {
  const refused = ({ ingredients }: RecipeBlock) =>
    ingredients.flatMap(({ sku, quantity }) => {
      const rule = sellable.get(sku ?? '')?.quantityRule;
      if (!rule) return [];
      const fits = quantity >= rule.minimum && (quantity - rule.minimum) % rule.increment === 0;
      return fits && quantity <= rule.maximum ? [] : [`${sku ?? ''} ${String(quantity)}`];
    });
  expect(faults((content) => recipesIn(content).flatMap(refused))).toEqual([]);
  const skusOf = (content: DemoContent) =>
    recipesIn(content).flatMap(({ ingredients }) => ingredients.flatMap(({ sku }) => sku ?? []));
  expect(
    demoContents
      .filter((content) => content.kind === 'recipe' && new Set(skusOf(content)).size < 3)
      .map(({ path }) => path),
  ).toEqual([]);
});

it('links inside the shop only to pages that exist, and outside by https alone', () => {
  const hrefs = (content: DemoContent) => richIn(content).flatMap((html) => found(html, /href="([^"]*)"/g));
  const isRight = (href: string) => (href.startsWith('/') ? knownAddresses.has(href) : href.startsWith('https://'));
  expect(faults((content) => hrefs(content).filter((href) => !isRight(href)))).toEqual([]);
});

it('gives each row of a table as many cells as its head', () => {
  const uneven = ({ blocks }: DemoContent) =>
    allBlocks(blocks).flatMap((block) =>
      block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length) ? [block.caption] : [],
    );
  expect(faults(uneven)).toEqual([]);
});

it('asks for no placeholder that the shop does not fill', () => {
  const unknown = (content: DemoContent) =>
    [...richIn(content), ...plainIn(content)]
      .flatMap((words) => found(words, /\{([^}]*)\}?/g))
      .filter((name) => !PLACEHOLDERS.some((known) => name === `!Item.${known}`));
  expect(faults(unknown)).toEqual([]);
});

it('keeps titles and descriptions as long as lists and search engines show them', () => {
  expect(demoContents.filter(({ title }) => title.length > 65).map(({ path }) => path)).toEqual([]);
  expect(
    demoContents
      .filter(({ description }) => description.length < 50 || description.length > 160)
      .map(({ path }) => path),
  ).toEqual([]);
});

it('writes rich text with allowed tags, each closed, and plain text without any', () => {
  const marks = /<[^>]*>?/g;
  const isTag = (tag: string) =>
    TAGS.some((name) => tag === `<${name}>` || tag === `</${name}>`) || /^<a href="[^"<>]+">$/.test(tag);
  const isEven = (html: string) =>
    TAGS.filter((name) => name !== 'br').every(
      (name) =>
        found(html, new RegExp(`<${name}[ >]`, 'g')).length === found(html, new RegExp(`</${name}>`, 'g')).length,
    );
  expect(
    faults((content) =>
      richIn(content).flatMap((html) => [
        ...found(html, marks).filter((tag) => !isTag(tag)),
        ...(isEven(html) ? [] : [html]),
      ]),
    ),
  ).toEqual([]);
  expect(faults((content) => plainIn(content).filter((words) => words.includes('<')))).toEqual([]);
});

it('is set as French is: no straight apostrophe, no breaking space at high punctuation or within a number', () => {
  const wrong = / [;:!?»%€]|« |'|"|\d \d{3}(?!\d)|\*\*|\]\(/;
  const words = (content: DemoContent) => [
    ...richIn(content).map((html) => html.replace(/<[^>]*>/g, '')),
    ...plainIn(content),
  ];
  expect(faults((content) => words(content).filter((line) => wrong.test(line)))).toEqual([]);
});
