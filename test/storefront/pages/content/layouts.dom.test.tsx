import { act, render, screen, within } from '@testing-library/react';
import { EDITING_PATHS, editingPath } from '../../../../src/contract/content/editingPaths';
import type { ContentBlock, ContentDocument } from '../../../../src/contract/content/contentDocument';
import type { ContentState } from '../../../../src/contract/content/editing';
import { shelfApi } from '../../../../src/storefront/features/content/page';
import { Blocks } from '../../../../src/storefront/pages/content/blocks/Blocks';
import { flexible, grid, line, section } from '../../../support/contents/layouts';
import { logIn } from '../../../support/server/calls/loggedIn';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

async function publish(path: string, blocks: readonly ContentBlock[]) {
  const { headers } = await logIn(server.app, 'builder@comptoir.example');
  const document: ContentDocument = {
    kind: 'page',
    path,
    title: 'En colonnes',
    description: 'Une page en colonnes.',
    picture: null,
    position: 0,
    blocks,
  };
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, headers, payload });
  const { contentKey } = (await post(EDITING_PATHS.contents, { document })).json<ContentState>();
  expect((await post(editingPath('publications', contentKey), { revision: 1 })).statusCode).toBe(201);
}

it('products, pictures and the contact form inside of other blocks come with the page as those of the page itself', async () => {
  await publish('/en-colonnes', [
    section(
      [
        { kind: 'heading', level: 2, text: 'À gauche' },
        { kind: 'picture', contentKey: 'MCADVICEIMG', altText: 'Plan de marbre', caption: '' },
        line,
      ],
      [flexible({ kind: 'shelf', title: 'Nos beurres', skus: ['TOU-102'] })],
      [{ kind: 'widget', widget: 'contactForm' }],
    ),
  ]);
  await openShop(server, '/en-colonnes');
  const main = within(screen.getByRole('main'));
  main.getByRole('heading', { level: 2, name: 'À gauche' });
  main.getByRole('img', { name: 'Plan de marbre' });
  main.getByRole('separator');
  // A shelf without products is not shown.
  main.getByRole('heading', { level: 2, name: 'Nos beurres' });
  main.getByRole('button', { name: 'Envoyer mon message' });
});

it('a text has the editor’s class where its builder switched that on [KIT-18]', async () => {
  await publish('/deux-textes', [
    { kind: 'text', html: '<p class="ql-indent-1">Avec</p>', enableQuillCss: true },
    { kind: 'text', html: '<p>Sans</p>' },
  ]);
  await openShop(server, '/deux-textes');
  const blockOf = (text: string) => screen.getByText(text).parentElement?.outerHTML;
  expect(blockOf('Avec')).toBe('<div class="ql-editor"><p>Avec</p></div>');
  expect(blockOf('Sans')).toBe('<div><p>Sans</p></div>');
});

it('in a text a picture has the address and the sizes of its content, placeholders are what they stand for, and what is unknown is left out [KIT-17] [KIT-19]', async () => {
  await publish('/avec-image', [
    {
      kind: 'text',
      html: [
        '<p>Offerte dès {!Item.freeDeliveryFrom}{!Item.nothing}.</p>',
        '<p><img data-content-key="MCADVICEIMG" src="https://x.example/x.png"><img data-content-key="MCNOWHERE"></p>',
        '<p><a href="{!cmsMedia.MCADVICEIMG}">Image</a> <a href="{!contentAsset.logo.1}">Logo</a></p>',
      ].join(''),
    },
  ]);
  await openShop(server, '/avec-image');
  const main = screen.getByRole('main');
  within(main).getByText(/^Offerte dès 40\s€\.$/);
  const pictures = [...main.querySelectorAll('p img')].map((picture) => [
    picture.getAttribute('src'),
    picture.getAttribute('srcset'),
  ]);
  const media = '/sfsites/c/cms/delivery/media/MCADVICEIMG';
  expect(pictures).toEqual([
    [media, [640, 960, 1920].map((width) => `${media}?width=${width}&format=webp ${width}w`).join(', ')],
  ]);
  for (const name of ['Image', 'Logo']) {
    const address = within(main).getByRole('link', { name }).getAttribute('href') ?? '';
    expect((await server.app.inject(address)).headers['content-type']).toMatch(/^image\//);
  }
});

const heading = (text: string) => ({ kind: 'heading', level: 2, text }) as const;
const button = { kind: 'button', label: 'La suite', url: '/advice', size: 'small', direction: 'right' } as const;
const shelfOf = (...skus: readonly string[]) => ({ kind: 'shelf', title: 'Nos beurres', skus }) as const;
const slots = {
  pagination: [{ ...button, action: 'inline' }],
  empty: [heading('Rien en ce moment')],
  error: [heading('Revenez plus tard')],
} as const;

it('a grid shows the blocks that have something to show as its items, and its pagination below them [KIT-03]', async () => {
  const missing = { kind: 'picture', contentKey: 'MCNOWHERE', altText: 'Rien', caption: '' } as const;
  const blocks = [heading('Un'), missing, shelfOf('NOWHERE'), shelfOf('TOU-102'), flexible(heading('Deux'))];
  await publish('/en-grille', [
    grid({ ...slots, blocks, list: true, spacing: 'large', minimum: 320, keepWidth: true }),
  ]);
  await openShop(server, '/en-grille');
  const list = screen.getByRole('heading', { name: 'Un' }).closest('ul');
  if (!list) throw new Error('The items are in no list.');
  expect([...list.children].map((item) => item.querySelector('h2')?.textContent)).toEqual([
    'Un',
    'Nos beurres',
    'Deux',
  ]);
  const { gridTemplateColumns, gap } = getComputedStyle(list);
  expect(gridTemplateColumns.replace(/\s/g, '')).toBe('repeat(auto-fill,minmax(min(100%,20rem),1fr))');
  expect(gap).toBe('var(--space-6)');
  const onward = screen.getByRole('link', { name: 'La suite' });
  expect(list.compareDocumentPosition(onward)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Rien en ce moment')).toBeNull();
  expect(screen.queryByText('Revenez plus tard')).toBeNull();
});

it('a grid without items shows what it has for that case, above its pagination [KIT-03]', async () => {
  await publish('/grille-vide', [grid({ ...slots, blocks: [shelfOf('NOWHERE')] })]);
  await openShop(server, '/grille-vide');
  screen.getByRole('heading', { name: 'Rien en ce moment' });
  screen.getByRole('link', { name: 'La suite' });
  expect(screen.queryByText('Revenez plus tard')).toBeNull();
});

it('a grid with a block that could not be read shows only that, until the block has been read [KIT-03]', async () => {
  await publish('/grille-en-panne', [grid({ ...slots, blocks: [heading('Un'), shelfOf('TOU-102')] })]);
  let isOff = true;
  const { settled, store } = await openShop(server, '/grille-en-panne', {
    fault: (url) => (isOff && url.includes('skus=TOU-102') ? { status: 503 } : undefined),
  });
  await settled();
  const main = within(screen.getByRole('main'));
  main.getByRole('heading', { name: 'Revenez plus tard' });
  expect(main.queryByText('Un')).toBeNull();
  expect(main.queryByRole('link', { name: 'La suite' })).toBeNull();
  isOff = false;
  await act(() => store.dispatch(shelfApi.endpoints.shelf.initiate({ skus: ['TOU-102'] }, { forceRefetch: true })));
  await settled();
  main.getByRole('heading', { name: 'Un' });
  main.getByRole('heading', { name: 'Nos beurres' });
  main.getByRole('link', { name: 'La suite' });
  expect(main.queryByText('Revenez plus tard')).toBeNull();
});

it('a grid without blocks for a failure shows the items that could be read [KIT-03]', async () => {
  await publish('/grille-sans-secours', [grid({ ...slots, error: [], blocks: [heading('Un'), shelfOf('TOU-102')] })]);
  const { settled } = await openShop(server, '/grille-sans-secours', {
    fault: (url) => (url.includes('skus=TOU-102') ? { status: 503 } : undefined),
  });
  await settled();
  screen.getByRole('heading', { name: 'Un' });
  screen.getByRole('link', { name: 'La suite' });
  expect(screen.queryByText('Rien en ce moment')).toBeNull();
});

it('what an older or a foreign document lacks or says wrongly has its default, and nothing of it gets lost', () => {
  const blocks: unknown = [
    { kind: 'columns' },
    { kind: 'columns', gutter: 7, minHeight: 'high', verticalAlign: null, columns: [{ blocks: [heading('Un')] }, {}] },
    { kind: 'flexible', width: '<b>', background: 'url(x)', blocks: [heading('Deux')] },
    { kind: 'flexible' },
    { kind: 'line', size: {}, color: 5 },
    { kind: 'responsive', blocks: [heading('Trois')] },
    { kind: 'responsive', small: true },
  ];
  const { container } = render(<Blocks blocks={blocks as readonly ContentBlock[]} widget={() => null} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Un', 'Deux', 'Trois']);
  expect(container.querySelectorAll('[data-spacer]')).toHaveLength(3);
  expect(container.querySelectorAll('hr')).toHaveLength(1);
});

it('a recipe takes the texts after it along, and no heading of what stays below it', async () => {
  const text = { kind: 'text', html: '<p>Pétrissez moins.</p>' } as const;
  const recipe = {
    kind: 'recipe',
    servings: '12',
    prepMinutes: 1,
    restMinutes: 0,
    cookMinutes: 0,
    ingredients: [{ text: '1 kg de farine', quantity: 1, sku: null }],
  } as const;
  await publish('/en-recette', [
    { ...recipe, steps: ['Mélangez.'] },
    { kind: 'heading', level: 2, text: 'Conseils' },
    { kind: 'heading', level: 3, text: 'La pâte' },
    text,
    { kind: 'heading', level: 2, text: 'Pour aller plus loin' },
    { kind: 'widget', widget: 'contactForm' },
  ]);
  await openShop(server, '/en-recette');
  const steps = screen.getByRole('heading', { name: 'Étapes' }).closest('section')?.parentElement ?? document.body;
  const headings = within(steps)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Étapes', 'Conseils', 'La pâte']);
  screen.getByRole('heading', { name: 'Pour aller plus loin' });
});
