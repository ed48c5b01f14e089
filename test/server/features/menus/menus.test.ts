import { makeParts } from '../../../../src/server/features/catalog';
import type { Menu, MenuItem } from '../../../../src/contract/catalog/menu';
import { logIn } from '../../../support/server/calls/loggedIn';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Query = Readonly<Record<string, string | number | boolean>>;
const categoryMenu = async (query: Query = {}) =>
  (await server.get('categoryMenuItems', {}, query)).json<Menu>().menuItems;
const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.subMenu)]);
const depth = (items: readonly MenuItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.subMenu)));

describe('the menu of categories', () => {
  test('leads to every category a guest finds products in', async () => {
    const items = await categoryMenu();
    const [first] = items;
    expect(first).toMatchObject({
      actionType: 'DataSourceDriven',
      actionValue: expect.stringMatching(/^\/category\/beurres-et-matieres-grasses\/0ZG/) as unknown,
      target: 'CurrentWindow',
      imageUrl: null,
      pageReference: { type: 'standard__recordPage', state: { categoryPath: 'ProductCategory' } },
    });
    expect(flat(items).length).toBeGreaterThan(30);
    expect(depth(items)).toBe(3);
  });

  test('begins with the home page when asked to [CAT-03]', async () => {
    const [home, ...rest] = await categoryMenu({ addHomeMenuItem: true });
    expect(home).toMatchObject({ actionType: 'InternalLink', actionValue: '/', label: 'Accueil' });
    expect(rest).toEqual(await categoryMenu());
  });

  test('shows pictures when asked to [CAT-03]', async () => {
    const images = flat(await categoryMenu({ includeImageUrl: true })).map((item) => item.imageUrl ?? '');
    expect(images.every((url) => /media\/[0-9a-f]{20}$/.test(url))).toBe(true);
  });

  test('is cut at maxLevels [CAT-03]', async () => {
    expect(depth(await categoryMenu({ maxLevels: 2 }))).toBe(2);
    expect(depth(await categoryMenu({ maxLevels: 1 }))).toBe(1);
    expect(await categoryMenu({ maxLevels: 0 })).toEqual([]);
  });

  test('has at most maxItems, upper levels first and home counted [CAT-03]', async () => {
    const top = await categoryMenu({ maxLevels: 1 });
    expect((await categoryMenu({ maxItems: 3 })).map((item) => item.label)).toEqual(
      top.slice(0, 3).map((item) => item.label),
    );
    const more = await categoryMenu({ maxItems: top.length + 2 });
    expect(flat(more)).toHaveLength(top.length + 2);
    expect(more).toHaveLength(top.length);
    expect(flat(await categoryMenu({ maxItems: 3, addHomeMenuItem: true }))).toHaveLength(3);
  });

  test('shows empty categories in a draft only [CAT-03] [NAV-26]', async () => {
    const demo = cachedDemo();
    const empty = {
      id: '0ZG00000000zzzzAAA',
      parentId: null,
      urlName: 'vide',
      name: 'Bientôt',
      description: '',
      sortOrder: 99,
    };
    const categories = [...demo.categories, empty];
    const other = await startTestServer({ content: { ...demo, parts: makeParts({ ...demo, categories }) } });
    const { headers } = await logIn(other.app, 'builder@comptoir.example');
    const labels = async (publishStatus: string) =>
      (await other.get('categoryMenuItems', {}, { publishStatus }, headers))
        .json<Menu>()
        .menuItems.map((item) => item.label);
    expect(await labels('Live')).not.toContain('Bientôt');
    expect(await labels('Draft')).toContain('Bientôt');
    await other.close();
  });

  test.each([{ maxItems: -1 }, { maxLevels: 'two' }, { publishStatus: 'Old' }])(
    '%j is refused',
    async (query: Query) => {
      const answer = await server.get('categoryMenuItems', {}, query);
      expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    },
  );
});

describe('menus by name', () => {
  const menu = async (query: Query, communityId = server.app.webstore.current().communityId) =>
    server.get('navigationMenuItems', { communityId }, query);
  const itemsOf = async (query: Query) => (await menu(query)).json<Menu>().menuItems;
  const main = { navigationLinkSetDeveloperName: 'Default_Navigation1' };

  test('are stored data, by developer name or id [CAT-04]', async () => {
    const items = await itemsOf(main);
    expect(items.map((item) => item.label)).toContain('Aide');
    expect(await itemsOf({ navigationLinkSetId: 'Default_Navigation1' })).toEqual(items);
    expect(flat(items).map((item) => item.actionValue)).toContain('/advice/idees-recettes');
    expect((await itemsOf({ navigationLinkSetDeveloperName: 'Footer' })).map((item) => item.label)).toEqual([
      'Recettes & Conseils',
      "Besoin d'aide ?",
      'A propos',
      'Infos légales',
    ]);
  });

  test('are there for every header variant, for the profile menu and the footer, each with something to choose', async () => {
    const { variants, header, footer } = server.app.site.live().document;
    const names = Object.values(variants).map(({ navigationMenuEditor }) => navigationMenuEditor);
    expect(names).toEqual([
      'Menu_Boul_pat1',
      'Menu_Autres1',
      'Menu_Barista',
      'Menu_Salles_de_sport1',
      'Menu_Keep_Cool',
      'Menu_H_tellerie',
      'Default_Navigation1',
    ]);
    const firsts = [];
    for (const navigationLinkSetDeveloperName of [...names, header.profileMenu, footer.columnsMenu]) {
      const items = await itemsOf({ navigationLinkSetDeveloperName });
      expect(items.length).toBeGreaterThan(3);
      firsts.push(items.map(({ label }) => label).join());
    }
    expect(new Set(firsts).size).toBe(9);
  });

  test('are empty when nobody made them', async () => {
    expect(await itemsOf({ navigationLinkSetDeveloperName: 'No_Such_Menu' })).toEqual([]);
    expect(await itemsOf({ navigationLinkSetDeveloperName: 'constructor' })).toEqual([]);
    expect(await itemsOf({})).toEqual([]);
  });

  test('skip item types, add the home page and show pictures as asked [CAT-04]', async () => {
    const inner: MenuItem = {
      actionType: 'Event',
      actionValue: 'x',
      imageUrl: null,
      label: 'Évènement',
      target: 'CurrentWindow',
      subMenu: [],
      pageReference: null,
    };
    const outer: MenuItem = {
      ...inner,
      actionType: 'MenuLabel',
      label: 'Offres',
      imageUrl: '/offres.png',
      subMenu: [inner],
    };
    const { site, ...demo } = cachedDemo();
    const menus = { ...site.menus, Special: [outer, { ...inner, actionType: 'GlobalAction' }] };
    const other = await startTestServer({ content: { ...demo, site: { ...site, menus } } });
    const { communityId } = other.app.webstore.current();
    const itemsOf = async (query: Query) =>
      (await other.get('navigationMenuItems', { communityId }, query)).json<Menu>().menuItems;
    const special = { navigationLinkSetDeveloperName: 'Special' };
    expect(await itemsOf({ ...special, includeImageUrl: true })).toEqual([
      outer,
      { ...inner, actionType: 'GlobalAction' },
    ]);
    const [home, ...rest] = await itemsOf({
      ...special,
      menuItemTypesToSkip: 'NavigationalTopic,GlobalAction,Event',
      addHomeMenuItem: true,
    });
    expect(home?.actionValue).toBe('/');
    expect(rest).toEqual([{ ...outer, imageUrl: null, subMenu: [] }]);
    await other.close();
  });

  test('of another community are not found', async () => {
    expect((await menu(main, '0DB00000000zzzz')).status).toBe(404);
    const malformed = await menu(main, 'community');
    expect([malformed.status, malformed.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
  });
});
