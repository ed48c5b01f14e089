import { act, screen, waitFor, within } from '@testing-library/react';
import { createActionBuffer } from '../../../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { LISTING_LAYOUT_COOKIE } from '../../../../src/contract/pages/listingLayout';
import type { SortRules } from '../../../../src/contract/search/search';
import { navigationRequested, selectNavigationType } from '../../../../src/storefront/kernel/location';
import { recordPage } from '../../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../../src/storefront/app/recording/recordedShop';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import type { Http } from '../../../../src/storefront/platform/http';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { butter, shownNames } from '../../../support/storefront/search/listings';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const go = (store: Awaited<ReturnType<typeof openShop>>['store'], to: string) =>
  act(() => void store.dispatch(navigationRequested(to)));

describe('a category', () => {
  it('says where one is, what it is, what is below it and how much there is', async () => {
    await openShop(server, butter);
    const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(plain(trail.textContent)).toBe('Accueil Beurres et matières grasses'.replace(' ', ''));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beurres et matières grasses');
    const below = screen.getByRole('list', { name: 'Sous-rayons' });
    expect(
      within(below)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Beurres', 'Beurre concentré et clarifié', 'Margarines et huiles']);
    expect(screen.getByRole('heading', { level: 2, name: '30 produits' })).toBeTruthy();
    expect(shownNames()).toHaveLength(24);
  });

  it.each(['', '?layout=list'])('draws no icon of its products twice, with %j in its address', async (query) => {
    await openShop(server, butter + query);
    const shapes = [...document.querySelectorAll('article svg, tbody svg')].map(({ innerHTML }) => innerHTML);
    expect(shapes.length).toBeGreaterThan(48);
    expect(shapes.filter((shape) => !shape.startsWith('<use '))).toEqual([]);
  });

  it('shows a product with sizes at the price of its cheapest and with its delivery day, as a card and as a row', async () => {
    const search = '/search?term=beurre+doux+bio+82';
    const family = /^Beurre doux bio 82\s%$/;
    const cards = await openShop(server, search);
    const card = plain(screen.getByRole('link', { name: family }).closest('article'));
    expect(card).toContain('dès 63,00 € HT Plusieurs formats, chacun à son prix');
    expect(card).toMatch(/En stock ?Livré \S+ \d+ \S+/);
    cards.unmount();
    await openShop(server, `${search}&layout=list`);
    expect(plain(screen.getByRole('link', { name: family }).closest('tr'))).toContain(
      'dès 63,00 € HT Plusieurs formats, chacun à son prix',
    );
  });

  it.each(['grid', 'list'])(
    'says once above the products until when to order for their delivery day: %s',
    async (layout) => {
      await openShop(server, `/search?term=beurre&layout=${layout}`);
      const said = screen.getAllByText(/^Commandez avant/).map(({ textContent }) => plain(textContent));
      expect(said).toEqual([
        expect.stringMatching(/^Commandez avant (\S+ \d+ mars à )?12 h.* : livré mercredi 5 mars$/),
      ]);
    },
  );

  it('says in the table too in which quantities a product is ordered, as the description of its field', async () => {
    await openShop(server, '/search?term=oeufs&layout=list');
    const ruled = screen
      .getAllByRole('spinbutton')
      .flatMap((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '') ?? []);
    expect(ruled.length).toBeGreaterThan(0);
    for (const hint of ruled) expect(plain(hint)).toMatch(/^(par|minimum|max\.) \d+/);
  });

  it('has a button at the foot of its filters that closes them and goes to the list', async () => {
    const { user } = await openShop(server, butter);
    const summary = screen.getByText('Filtrer', { selector: 'summary' });
    await user.click(summary);
    const filters = screen.getByRole('navigation', { name: 'Filtres' });
    await user.click(within(filters).getByRole('link', { name: /^AOP/ }));
    await user.click(await within(filters).findByRole('button', { name: 'Voir les 7 produits' }));
    expect(summary.closest('details')?.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: '7 produits' }));
  });

  it('asks the server for nothing that the page had already', async () => {
    const { calls } = await openShop(server, butter);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('is narrowed by a facet, counts what is left, and is widened again', async () => {
    const { user, address } = await openShop(server, butter);
    await user.click(screen.getByRole('link', { name: /^AOP/ }));
    const count = await screen.findByRole('heading', { level: 2, name: '7 produits' });
    expect(count).toBeTruthy();
    expect(address()).toContain('refinements=');
    expect(shownNames()).toHaveLength(7);
    expect(screen.getByRole('link', { name: /^AOP/, current: true })).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Retirer le filtre AOP' }));
    await screen.findByRole('heading', { level: 2, name: '30 produits' });
    expect(address()).toBe(butter);
  });

  it('is ordered by price', async () => {
    const { user } = await openShop(server, butter);
    await user.click(screen.getByText('Nouveautés', { selector: 'summary' }));
    await user.click(screen.getByRole('link', { name: 'Prix croissant' }));
    await screen.findByText('Prix croissant', { selector: 'summary' });
    const prices = [...document.querySelectorAll('article strong')].map((price) =>
      Number(
        plain(price.textContent)
          .replace(/[^\d,]/g, '')
          .replace(',', '.'),
      ),
    );
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('turns its pages', async () => {
    const { user, address } = await openShop(server, butter);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(shownNames()).toHaveLength(6));
    expect(address()).toBe(`${butter}?page=2`);
    expect(screen.getByRole('link', { name: 'Page 2', current: 'page' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps its layout in the address: a reload shows the same, nonsense shows cards [LNK-11]', async () => {
    const first = await openShop(server, `${butter}?layout=list`);
    expect(first.status).toBe(200);
    const table = screen.getByRole('table', { name: 'Produits' });
    expect(within(table).getAllByRole('row')).toHaveLength(25);
    // In narrow cells a quantity and its unit stay on one line.
    expect(table.textContent).toMatch(/Carton de \d+\u00a0×\u00a0\S+\u00a0kg Réf/);
    await first.user.click(screen.getByRole('link', { name: 'Afficher en vignettes' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(first.address()).toBe(butter);
    first.unmount();

    const odd = await openShop(server, `${butter}?layout=%E0%A4&page=abc`);
    expect(odd.status).toBe(200);
    expect(screen.queryByRole('table')).toBeNull();
    expect(shownNames()).toHaveLength(24);
  });

  it('is shown in the layout that the shopper chose on the category before, in a recording too; going back skips the choice', async () => {
    const buffer = createActionBuffer(() => 0);
    const { user, address, store } = await openShop(server, '/', { recorder: buffer.enhancer });
    const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 1, height: 1 }, clock: 0 };
    const header = { session: 's', part: 1, release: 'r', endpoints: [], environment } as const;
    const { text } = recordPage(header, buffer, recordedShop);
    go(store, butter);
    await user.click(await screen.findByRole('link', { name: 'Afficher en liste' }));
    await screen.findByRole('table', { name: 'Produits' });
    expect(address()).toBe(`${butter}?layout=list`);
    expect(selectNavigationType(store.getState())).toBe('REPLACE');
    expect(document.cookie).toContain(`${LISTING_LAYOUT_COOKIE}=list`);

    go(store, '/search?term=lait');
    await screen.findByRole('heading', { level: 1, name: /lait/ });
    await screen.findByRole('table', { name: 'Produits' });
    expect(address()).toBe('/search?term=lait');
    expect(screen.getByRole('link', { name: 'Afficher en liste', current: true })).toBeTruthy();

    // The table was the usual layout when this link was rendered, so its address names the cards: whoever opens the
    // address sees cards.
    await user.click(screen.getByRole('link', { name: 'Afficher en vignettes' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(address()).toBe('/search?term=lait&layout=grid');
    expect(document.cookie).not.toContain(LISTING_LAYOUT_COOKIE);
    go(store, butter);
    await screen.findByRole('heading', { level: 1, name: 'Beurres et matières grasses' });
    expect(shownNames()).toHaveLength(24);
    expect(text()).toContain('listingLayout/remembered');
    expect(verifyJournal({ ...replayedShop, text: text() })).toMatchObject({ diverging: 0, problems: [], gaps: 0 });
  });

  it('offers no page that the server would not answer, however long the list is [SRC-12]', async () => {
    const real = serverHttp(server);
    const browser: Http = async (request) => {
      const answer = await real(request);
      return { ...answer, text: answer.text.replace(/"total":30\b/, '"total":6000') };
    };
    await openShop(server, `${butter}?page=208`, { browser });
    const pages = screen.getByRole('navigation', { name: 'Pages de résultats' });
    const offered = within(pages)
      .getAllByRole('link', { name: /^Page \d+$/ })
      .map(({ textContent }) => Number(textContent));
    expect(Math.max(...offered)).toBe(209);
    expect(within(pages).getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe(`${butter}?page=209`);
  });

  it('says so when its page is beyond the last, and leads back', async () => {
    const { user } = await openShop(server, `${butter}?page=9`);
    await user.click(screen.getByRole('link', { name: 'Revenir à la première page' }));
    await waitFor(() => expect(shownNames()).toHaveLength(24));
  });

  it('offers another try when the server does not answer, and shows the products then', async () => {
    let failing = true;
    const { user } = await openShop(server, butter, {
      fault: (url) => (failing && url.includes('product-search') ? 'noAnswer' : undefined),
    });
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(shownNames()).toHaveLength(24));
  });
});

describe('the usual order of a site', () => {
  it('is the chosen one of a list whose address names none, and needs no parameter [SRC-11]', async () => {
    const real = serverHttp(server);
    const browser: Http = async (request) => {
      const answer = await real(request);
      if (!answer.text.startsWith('{"sortRules":')) return answer;
      const { sortRules } = JSON.parse(answer.text) as SortRules;
      const changed = sortRules.map((rule) => ({ ...rule, isUsual: rule.nameOrId === 'NameAsc' }));
      return { ...answer, text: JSON.stringify({ sortRules: changed }) };
    };
    const { user, address } = await openShop(server, butter, { browser });
    await user.click(screen.getByText('Nom A à Z', { selector: 'summary' }));
    expect(screen.getByRole('link', { name: 'Nom A à Z', current: true }).getAttribute('href')).toBe(butter);
    await user.click(screen.getByRole('link', { name: 'Nouveautés' }));
    await screen.findByText('Nouveautés', { selector: 'summary' });
    expect(new URLSearchParams(address().split('?')[1]).get('sort')).toMatch(/\w/);
  });
});
