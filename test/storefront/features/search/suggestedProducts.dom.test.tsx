import { screen, waitFor, within } from '@testing-library/react';
import { locationChanged } from '../../../../src/storefront/kernel/location';
import { offeredFor } from '../../../../src/storefront/features/search/suggestions/suggestionItems';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { plain } from '../../../support/plain';
import { box, options, labels, highlighted, searchableShops } from '../../../support/storefront/search/suggestionBox';

const { server, open, typed } = searchableShops();

/** The button in a row that adds the product to the cart; null for a family and for a product that is sold out. */
const adderIn = (row: HTMLElement) => row.querySelector<HTMLElement>('[title^="Ajouter "]');
const added = (calls: readonly string[]) =>
  calls.flatMap((call) => {
    const [method, url = '', ...body] = call.split(' ');
    if (method !== 'POST' || !url.includes('/cart-items')) return [];
    const { productId, quantity } = JSON.parse(body.join(' ')) as { productId: string; quantity: string };
    return [`${server().app.catalog.state().snapshot.product(productId)?.name ?? ''} ${quantity}`];
  });

it('adds the smallest quantity of a suggested product, by a click or by Control and Enter, and stays where it is', async () => {
  const { user, address, calls } = await typed('lait');
  const index = options().findIndex((row) => adderIn(row) !== null);
  const adder = adderIn(options()[index] ?? box());
  const name = /^Ajouter (.+) au panier$/.exec(plain(adder?.title ?? ''))?.[1] ?? '';
  const { minimum } = someProduct(server(), (product) => plain(product.name) === name).quantityRule;
  await user.click(adder ?? box());
  await waitFor(() => expect(added(calls).map(plain)).toEqual([`${name} ${String(minimum)}.0`]));
  expect([address(), options().length > 0, document.activeElement]).toEqual(['/', true, box()]);
  await user.keyboard('{ArrowDown}'.repeat(index + 1));
  expect(box().getAttribute('aria-keyshortcuts')).toBe('Control+Enter Meta+Enter');
  const description = document.getElementById(options()[index]?.getAttribute('aria-describedby') ?? '');
  expect(plain(description?.textContent)).toBe('Ctrl + Entrée : ajouter au panier');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(added(calls)).toHaveLength(2));
  expect([address(), options().length > 0]).toEqual(['/', true]);
  await user.keyboard('{ArrowDown}'.repeat(options().length - index));
  expect([highlighted(), box().getAttribute('aria-keyshortcuts')]).toEqual([0, null]);
  // On a row that cannot be added the keys do nothing; a key that is held down counts as one press.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect([address(), options().length > 0]).toEqual(['/', true]);
  await user.keyboard('{ArrowDown}'.repeat(index) + '{Control>}{Enter>5/}{/Control}');
  await waitFor(() => expect(added(calls)).toHaveLength(3));
});

it('leads to a product by its row: by a click, or by Enter, as for a typed reference', async () => {
  const { user, address, settled } = await open();
  await user.type(box(), 'bdx-102');
  await waitFor(() => expect(labels()).toHaveLength(2));
  expect(labels()[1]).toMatch(/^Beurre doux 82 % pain de cuisine BDX-102 · Carton de 10 × 1 kg [\d,]+ € HT En stock$/);
  expect(within(screen.getByRole('group', { name: 'Produits' })).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/product\/beurre-doux-82-pain-de-cuisine\//));
  await settled();
  expect([options(), box().value]).toEqual([[], '']);
  await user.type(box(), 'mozarella');
  await waitFor(() => expect(labels().some((label) => label.startsWith('Mozzarella fior'))).toBe(true));
  await user.click(options().find(({ textContent }) => textContent.startsWith('Mozzarella fior')) ?? box());
  await waitFor(() => expect(address()).toMatch(/^\/product\/mozzarella-fior-di-latte\//));
});

it('shows how many choices a family has, adds none of them, and leads to its page', async () => {
  const { snapshot } = server().app.catalog.state();
  const family = someProduct(
    server(),
    (found) => found.productClass === 'VariationParent' && found.buyerGroups === null,
  );
  const count = snapshot.variationsOf(family.id).filter(({ buyerGroups }) => buyerGroups === null).length;
  const { user, address } = await open();
  await user.type(box(), family.name);
  const rowOf = () => options().find(({ title }) => title === family.name);
  await waitFor(() => expect(rowOf()).toBeTruthy());
  expect(plain(rowOf())).toContain(`${plain(family.name)} ${String(count)} choix dès `);
  expect(adderIn(rowOf() ?? box())).toBeNull();
  await user.click(rowOf() ?? box());
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/product/[^/]+/${family.id}$`)));
  // An answer that was cached before the server stated the number of variations.
  const { choices: _none, ...before } = offeredFor('x', {
    recentSearchSuggestions: [],
    suggestedTerms: [],
    suggestedProducts: [{ id: '1', name: 'Beurre', productClass: 'VariationParent', variationCount: 3 }],
  }).products?.[0] ?? { choices: 0 };
  expect(before).toMatchObject({ name: 'Beurre', isFamily: true });
});

it('shows the variation whose reference is typed, with its price and stock, and adds it [SRC-07]', async () => {
  const variation = someProduct(server(), (found) => found.productClass === 'Variation' && found.buyerGroups === null);
  const { user, calls } = await open();
  await user.type(box(), variation.sku);
  await waitFor(() => expect(options()).toHaveLength(2));
  const row = options()[1] ?? box();
  expect(plain(row)).toMatch(new RegExp(`${variation.sku} · .+ € HT En stock$`));
  await user.click(adderIn(row) ?? box());
  await waitFor(() => expect(added(calls)).toEqual([`${variation.name} ${String(variation.quantityRule.minimum)}.0`]));
});

it.each([
  ['Enter', '{Enter}'],
  ['the row that searches for it', '{ArrowDown}{Enter}'],
])('leads from a whole reference to its product by %s, with no list between them [SRC-04]', async (_name, keys) => {
  const product = someProduct(server(), (found) => isSimple(found) && found.buyerGroups === null);
  const { user, address, actions } = await open();
  await user.type(box(), product.sku.toLowerCase());
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard(keys);
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/product/[^/]+/${product.id}$`)));
  const visited = actions.filter(locationChanged.match).map(({ payload }) => payload.location.pathname);
  expect([visited.at(-1), visited.filter((path) => path === '/search'), box().value]).toEqual([address(), [], '']);
});

it('lists several references, and what is searched for by words [SRC-04]', async () => {
  const [first, second] = ['BDX-102', 'TOU-102'];
  const { user, address } = await open();
  await user.type(box(), `${first} ${second}{Enter}`);
  await waitFor(() => expect(address()).toBe(`/search?term=${first}%20${second}`));
});

it('leads to the page of a category by its row: by keyboard and by a click [SRC-04]', async () => {
  const { snapshot } = server().app.catalog.state();
  const fresh = snapshot.categories.all.find(({ name }) => name === 'Crèmes fraîches');
  const page = `/category/${String(fresh?.urlName)}/${String(fresh?.id)}`;
  const { user, address, actions } = await open();
  await user.type(box(), 'creme fr');
  const group = await screen.findByRole('group', { name: 'Rayons' });
  const row = within(group).getByRole('option', { name: 'Crèmes fraîches' });
  expect(row.getAttribute('data-category')).toBe('query-suggestion');
  await user.keyboard('{ArrowDown}'.repeat(options().indexOf(row) + 1));
  expect(box().getAttribute('aria-activedescendant')).toBe(row.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(page));
  expect(actions.filter(({ type }) => type === 'search/searched')).toEqual([]);
  expect([options(), box().value]).toEqual([[], '']);
  await user.type(box(), 'fromages');
  await user.click(await screen.findByRole('option', { name: 'Fromages' }));
  await waitFor(() => expect(address()).toMatch(/^\/category\/fromages\//));
});
