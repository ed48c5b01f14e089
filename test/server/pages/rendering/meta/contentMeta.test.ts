import type { ContentBlock, ContentDocument } from '../../../../../src/contract/content/contentDocument';
import { ContentIndex } from '../../../../../src/server/features/content/contentStore';
import { durationOf } from '../../../../../src/server/pages/rendering/meta/contentData';
import { metaOf } from '../../../../../src/server/pages/rendering/meta';
import { documentsAt } from '../../../../../src/server/pages/documentsAt';
import { plainText } from '../../../../../src/commerce/content/plainText';
import { loadAllPages } from '../../../../../src/storefront/app/routing/pageModules';
import { matchRoute } from '../../../../../src/storefront/app/routing/matchRoute';
import { createShopStore } from '../../../../../src/storefront/app/store';
import { locationChanged, locationOf } from '../../../../../src/storefront/kernel/location';
import { createVault } from '../../../../../src/storefront/platform/vault';
import { section } from '../../../../support/contents/layouts';
import { dataIn, linkIn, metaIn } from '../../../../support/server/pages/pageHead';

beforeAll(loadAllPages);

const ORIGIN = 'https://shop.example';
const PUBLISHED = Date.UTC(2025, 2, 3, 9);

const documentOf = (path: string, blocks: readonly ContentBlock[] = [], more: Partial<ContentDocument> = {}) => ({
  kind: 'document' as const,
  contentKey: `MC${path.length}`,
  managedContentId: `20Y${path.length}`,
  publishedAt: PUBLISHED,
  document: {
    kind: 'page' as const,
    path,
    title: `À ${path}`,
    description: '',
    picture: null,
    position: 0,
    blocks,
    ...more,
  },
});

/** The head of the content at an address. */
function headOf(address: string, documents: readonly ReturnType<typeof documentOf>[], isLive = true): string {
  const http = () => Promise.reject(new Error('reads nothing'));
  const store = createShopStore({ services: { http, vault: createVault() } });
  const location = locationOf(address, '');
  store.dispatch(locationChanged(location, 'POP'));
  const contents = new ContentIndex(1, documents, []);
  const title = contents.at(location.pathname)?.document.title ?? '';
  const shown = { state: store.getState(), matched: matchRoute(location), head: { title, description: 'En bref.' } };
  return metaOf({ ...shown, isLive, origin: ORIGIN, documents: documentsAt(contents, location.pathname) }).join('');
}
const thingsIn = (head: string) => dataIn(head)?.['@graph'] ?? [];
const thingIn = (head: string, type: string) => thingsIn(head).find((thing) => thing['@type'] === type);

it('a content has its own address without a slash at its end, its picture, and the way to it through what is above', () => {
  const documents = [
    documentOf('/advice'),
    documentOf('/advice/recettes/p%C3%A2te', [], { picture: 'MCPATE', kind: 'advice' }),
  ];
  const head = headOf('/advice/recettes/p%C3%A2te/?utm_source=letter', documents);
  expect(linkIn(head, 'canonical')).toBe(`${ORIGIN}/advice/recettes/p%C3%A2te`);
  expect([metaIn(head, 'og:type'), metaIn(head, 'og:image'), metaIn(head, 'og:description')]).toEqual([
    'article',
    `${ORIGIN}/sfsites/c/cms/delivery/media/MCPATE?width=1200&format=webp`,
    'En bref.',
  ]);
  expect(thingsIn(head)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'À /advice', item: `${ORIGIN}/advice` },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'À /advice/recettes/p%C3%A2te',
          item: `${ORIGIN}/advice/recettes/p%C3%A2te`,
        },
      ],
    },
  ]);
  const notFound = '<meta name="robots" content="noindex">';
  expect(headOf('/advice/recettes', documents)).toBe(notFound);
  // A preview, or a page whose data could not be read.
  expect(headOf('/advice', documents, false)).toBe(notFound);
});

it('questions are told with their answers as text, the rules that they quote filled in [KIT-19]', () => {
  const questions: ContentBlock = {
    kind: 'questions',
    title: 'Livraison',
    items: [
      {
        question: 'Quand ?',
        html: '<p>Demain, <b>avant midi</b>.</p><ul><li>Lundi</li><li>Mardi&nbsp;&amp; jeudi</li></ul>',
      },
      { question: 'Combien ?', html: '<p>Offerte dès {!Item.freeDeliveryFrom}.</p>' },
      { question: 'Rien ?', html: '<p> </p>' },
    ],
  };
  const head = headOf('/help', [documentOf('/help', [questions])]);
  expect(headOf('/help', [documentOf('/help', [section([], [questions])])])).toBe(head);
  expect(thingIn(head, 'FAQPage')).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Quand ?',
        acceptedAnswer: { '@type': 'Answer', text: 'Demain, avant midi. Lundi Mardi\u00a0& jeudi' },
      },
      {
        '@type': 'Question',
        name: 'Combien ?',
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Offerte dès 40\s€\.$/) as string },
      },
    ],
  });
  const answer = [
    { kind: 'text', html: '<p>Depuis votre compte.</p>' },
    { kind: 'list', ordered: true, items: ['Ouvrez-le.', '<em>Choisissez</em>.'] },
  ] as const;
  const help = documentOf('/help/mot-de-passe', answer, { kind: 'helpAnswer', title: 'Où le changer ?' });
  expect(thingIn(headOf('/help/mot-de-passe', [help]), 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Où le changer ?', acceptedAnswer: { text: 'Depuis votre compte. Ouvrez-le. Choisissez.' } }],
  });
  expect(thingIn(headOf('/help', [documentOf('/help', answer)]), 'FAQPage')).toBeUndefined();
});

it('a recipe is told with its times, its ingredients and its steps as text', () => {
  const recipe: ContentBlock = {
    kind: 'recipe',
    servings: '12 pièces',
    prepMinutes: 45,
    restMinutes: 720,
    cookMinutes: 0,
    ingredients: [
      { text: '500 g de farine T45', sku: 'F45', quantity: 1 },
      { text: '1 pincée de sel', sku: null, quantity: 1 },
    ],
    steps: ['<p>Pétrissez.</p>', '<p>Laissez <b>reposer</b>.</p>'],
  };
  const more = { kind: 'recipe', title: 'Croissants', description: 'Feuilletés.', picture: 'MCCROISSANT' } as const;
  expect(thingIn(headOf('/r', [documentOf('/r', [recipe], more)]), 'Recipe')).toEqual({
    '@type': 'Recipe',
    name: 'Croissants',
    url: `${ORIGIN}/r`,
    description: 'Feuilletés.',
    image: `${ORIGIN}/sfsites/c/cms/delivery/media/MCCROISSANT?width=1200&format=webp`,
    author: { '@type': 'Organization', name: 'Comptoir' },
    datePublished: '2025-03-03T09:00:00.000Z',
    recipeYield: '12 pièces',
    prepTime: 'PT45M',
    totalTime: 'PT12H45M',
    recipeIngredient: ['500 g de farine T45', '1 pincée de sel'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Pétrissez.' },
      { '@type': 'HowToStep', text: 'Laissez reposer.' },
    ],
  });
  expect([0, 5, 60, 90].map(durationOf)).toEqual(['PT0M', 'PT5M', 'PT1H', 'PT1H30M']);
});

it('hostile texts of a content leave neither their attribute nor the element of script', () => {
  const evil = `</script><script>alert(1)</script>"'><img src=x onerror=alert(2)>`;
  const blocks: readonly ContentBlock[] = [
    { kind: 'questions', title: evil, items: [{ question: evil, html: '&lt;/script&gt;&constructor; &#x110000;' }] },
  ];
  const head = headOf('/x', [documentOf('/x', blocks, { title: evil, description: evil, picture: '"><script>' })]);
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/script/g)).toHaveLength(1);
  expect(head).not.toContain('<img');
  expect(metaIn(head, 'og:title')).toBe(evil);
  expect(thingIn(head, 'FAQPage')).toMatchObject({
    mainEntity: [{ name: evil, acceptedAnswer: { text: '</script>&constructor; \ufffd' } }],
  });
});

it('rich text is read as a person reads it, on one line', () => {
  expect(
    plainText('<h2 class="a">Un</h2>\n<p>Deux<br>trois</p><table><tr><td>4&#8239;%</td><td>5</td></tr></table>'),
  ).toBe('Un Deux trois 4\u202f% 5');
});
