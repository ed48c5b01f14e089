import { act, fireEvent, screen, within } from '@testing-library/react';
import { documentReplaced, menuRemoved, redone, selected } from '../../../src/builder/draft';
import { descriptionOf, item, MENU, openEditor, siteWith, valueOf } from '../../support/builder/openEditor';

const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const rows = () => screen.getAllByRole('treeitem').map((element) => element.textContent);
const tool = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Élément choisi' })).getByRole('button', { name });
const announced = () => screen.getByRole('status').textContent;

const dairy = () => siteWith([item('Beurres', [item('Doux'), item('Demi-sel')]), item('Crèmes'), item('Cafés')]);

describe('the tree of a menu', () => {
  it('is walked by the keys of a tree, with one stop for Tab', async () => {
    const { user } = openEditor('menus', dairy());
    expect(screen.getByRole('tree', { name: `Éléments de ${MENU}` })).toBeTruthy();
    expect(rows()).toEqual(['Beurres', 'Crèmes', 'Cafés']);
    expect(row('Beurres').getAttribute('aria-expanded')).toBe('false');
    row('Beurres').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(row('Doux'));
    expect(row('Doux').getAttribute('aria-level')).toBe('2');
    expect(row('Doux').getAttribute('aria-posinset')).toBe('1');
    expect(row('Doux').getAttribute('aria-setsize')).toBe('2');
    expect(row('Doux').getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row('Doux')]);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(row('Beurres'));
    await user.keyboard('{ArrowLeft}');
    expect(rows()).toEqual(['Beurres', 'Crèmes', 'Cafés']);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(row('Cafés'));
    await user.keyboard('{Home}*{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('Crèmes'));
    // Typed letters find items that start with them, with or without accents.
    await user.keyboard('caf');
    expect(document.activeElement).toBe(row('Cafés'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Libellé' }));
    await user.keyboard('Thés');
    expect(row('Thés').getAttribute('aria-selected')).toBe('true');
  });

  it('moves items by Alt and the arrows, says where they are, and can go back', async () => {
    const { user, outline, undo, store } = openEditor('menus', dairy());
    await user.click(row('Crèmes'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(outline()).toBe('Crèmes Beurres(Doux Demi-sel) Cafés');
    expect(document.activeElement).toBe(row('Crèmes'));
    expect(announced()).toBe('Crèmes\u00a0: 1 sur 3 du menu.');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(announced()).toBe('«\u00a0Crèmes\u00a0» ne peut pas aller plus loin dans ce sens.');
    await user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
    expect(outline()).toBe('Beurres(Doux Demi-sel Crèmes) Cafés');
    expect(document.activeElement).toBe(row('Crèmes'));
    expect(announced()).toBe('Crèmes\u00a0: 3 sur 3 dans Beurres, niveau 2.');
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowDown}{/Alt}');
    expect(outline()).toBe('Beurres(Doux Demi-sel) Cafés Crèmes');
    undo();
    expect(outline()).toBe('Beurres(Doux Demi-sel) Crèmes Cafés');
    act(() => void store.dispatch(redone()));
    expect(outline()).toBe('Beurres(Doux Demi-sel) Cafés Crèmes');
  });

  it('has buttons for the same, for adding, copying and removing; one that can do nothing keeps the focus', async () => {
    const { user, outline } = openEditor('menus', dairy());
    expect(tool(/^Monter/).getAttribute('aria-disabled')).toBe('true');
    await user.click(row('Beurres'));
    await user.click(tool(/^Descendre/));
    await user.click(tool(/^Descendre/));
    expect(outline()).toBe('Crèmes Cafés Beurres(Doux Demi-sel)');
    expect(document.activeElement).toBe(tool(/^Descendre/));
    expect(tool(/^Descendre/).getAttribute('aria-disabled')).toBe('true');
    await user.click(tool(/^Placer dans/));
    expect(outline()).toBe('Crèmes Cafés(Beurres(Doux Demi-sel))');
    await user.click(tool(/^Sortir/));
    await user.click(tool(/^Dupliquer/));
    expect(outline()).toBe('Crèmes Cafés Beurres(Doux Demi-sel) Beurres(Doux Demi-sel)');
    await user.click(tool(/^Supprimer/));
    await user.click(tool(/^Ajouter dans/));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Libellé' }));
    await user.keyboard('Fumé');
    expect(outline()).toBe('Crèmes Cafés Beurres(Doux Demi-sel Fumé)');
    await user.click(tool(/^Ajouter un/));
    expect(outline()).toBe('Crèmes Cafés Beurres(Doux Demi-sel Fumé Nouvel élément)');
    row('Nouvel élément').focus();
    await user.keyboard('{Delete}');
    expect(outline()).toBe('Crèmes Cafés Beurres(Doux Demi-sel Fumé)');
    expect(document.activeElement).toBe(row('Fumé'));
  });

  it('tells an item that is wrong, and a closed one in which something is', async () => {
    const { user } = openEditor('menus', siteWith([item('A', [item('B', [item('')])]), item('C')]));
    expect(row('A (à corriger)')).toBeTruthy();
    row(/^A/).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(rows()).toEqual(['A', 'B', '(sans libellé)(à corriger)', 'C']);
    await user.click(row(/sans libellé/));
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Libellé' }))).toMatch(/ne peut pas rester vide/);
  });

  it('renders what is open of 2,500 items, and no more', async () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      item(
        `Rayon ${String(at)}`,
        Array.from({ length: 49 }, (_none, below) => item(`Produit ${String(below)}`)),
      ),
    );
    const { user, store } = openEditor('menus', siteWith(many));
    const nodes = () => screen.getAllByRole('treeitem').length;
    expect(nodes()).toBe(50);
    row('Rayon 3').focus();
    await user.keyboard('{ArrowRight}');
    expect(nodes()).toBe(99);
    // An ancestor is expanded when something selects an item within it.
    act(() => void store.dispatch(selected({ menu: MENU, path: [40, 2] })));
    expect(await screen.findAllByRole('treeitem', { selected: true })).toHaveLength(1);
    expect(nodes()).toBe(148);
    await user.click(screen.getByRole('textbox', { name: 'Libellé' }));
    expect(nodes()).toBe(148);
  });
});

describe('dragging', () => {
  const height = 40;
  /** jsdom has no layout: the rows are stacked, each 40 px high. */
  const layOut = () => {
    const all = () => screen.getAllByRole('treeitem');
    const box = (top: number, tall: number) => ({
      top,
      bottom: top + tall,
      height: tall,
      left: 0,
      right: 300,
      width: 300,
      x: 0,
      y: top,
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = all().findIndex((element) => element === this);
      const { top, ...rest } = at < 0 ? box(0, all().length * height) : box(at * height, height);
      return { top, ...rest, toJSON: () => ({}) };
    });
    document.elementFromPoint = (_x, y) => all()[Math.floor(y / height)] ?? null;
    Element.prototype.setPointerCapture = () => undefined;
  };
  // jsdom has no pointer events either: mouse events give the position, the other properties are added.
  const point = (element: Element, type: string, y: number, pointerType: string) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 20, clientY: y, buttons: 1 });
    fireEvent(element, Object.assign(event, { pointerType, pointerId: 1, isPrimary: true }));
  };
  const drag = (from: Element, y: number, pointerType = 'mouse') => {
    const tree = screen.getByRole('tree');
    const start = screen.getAllByRole('treeitem').findIndex((element) => element.contains(from)) * height + 20;
    point(from, 'pointerdown', start, pointerType);
    point(tree, 'pointermove', start + 8, pointerType);
    point(tree, 'pointermove', y, pointerType);
    return { drop: () => point(tree, 'pointerup', y, pointerType) };
  };
  afterEach(() => jest.restoreAllMocks());

  it('moves an item before, after or into another, and shows where before it is let go of', () => {
    const { outline } = openEditor('menus', dairy());
    layOut();
    const up = drag(row('Cafés'), 2);
    expect(screen.getByText('Placer avant « Beurres »')).toBeTruthy();
    up.drop();
    expect(outline()).toBe('Cafés Beurres(Doux Demi-sel) Crèmes');
    const inside = drag(row('Cafés'), 60);
    expect(screen.getByText('Placer à la fin de « Beurres »')).toBeTruthy();
    inside.drop();
    expect(outline()).toBe('Beurres(Doux Demi-sel Cafés) Crèmes');
    drag(row('Crèmes'), 38).drop();
    // Beurres is expanded now: its own items are right below it.
    expect(outline()).toBe('Beurres(Crèmes Doux Demi-sel Cafés)');
  });

  it('shows where an item may not go, and does not move it there', async () => {
    const { user, outline } = openEditor(
      'menus',
      siteWith([item('1', [item('2', [item('3', [item('4', [item('5')])])])]), item('A', [item('B')])]),
    );
    row('1').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(rows()).toEqual(['1', '2', '3', '4', 'A']);
    layOut();
    const before = outline();
    const intoItself = drag(row('1'), 60);
    expect(screen.getByText(/ne va pas dans lui-même/)).toBeTruthy();
    intoItself.drop();
    const tooDeep = drag(row('A'), 140);
    expect(screen.getByText(/cinq niveaux au plus/)).toBeTruthy();
    tooDeep.drop();
    drag(row('A'), 60);
    await user.keyboard('{Escape}');
    point(screen.getByRole('tree'), 'pointerup', 60, 'mouse');
    expect(outline()).toBe(before);
  });

  it('takes a finger at the grip alone, so that the list scrolls everywhere else', () => {
    const { outline } = openEditor('menus', dairy());
    layOut();
    drag(row('Cafés'), 2, 'touch').drop();
    expect(outline()).toBe('Beurres(Doux Demi-sel) Crèmes Cafés');
    const grip = row('Cafés').querySelector('[data-grip]');
    if (grip) drag(grip, 2, 'touch').drop();
    expect(outline()).toBe('Cafés Beurres(Doux Demi-sel) Crèmes');
  });
});

it('a menu is added under a valid name, and removed when nothing shows it any more', async () => {
  const { user, edited } = openEditor('menus', dairy());
  expect(screen.getByText(/^Affiché par : en-tête Coffee shop et restauration/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Supprimer ce menu' }));
  expect(edited().menus).toHaveProperty(MENU);
  await user.click(screen.getByRole('button', { name: 'Ajouter un menu' }));
  const name = screen.getByRole('textbox', { name: 'Nom du nouveau menu' });
  expect(document.activeElement).toBe(name);
  await user.keyboard('Menu été{Enter}');
  expect(descriptionOf(name)).toMatch(/lettres sans accent/);
  await user.clear(name);
  await user.type(name, `${MENU}{Enter}`);
  expect(descriptionOf(name)).toMatch(/porte déjà ce nom/);
  await user.clear(name);
  await user.type(name, 'Menu_Ete{Enter}');
  expect(edited().menus['Menu_Ete']).toEqual([]);
  expect(valueOf(screen.getByRole('combobox', { name: 'Menu affiché' }))).toBe('Menu_Ete');
  expect(screen.getByText('Ce menu est vide. Ajoutez un premier élément.')).toBeTruthy();
  await user.click(tool(/^Ajouter un/));
  expect(edited().menus['Menu_Ete']).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Supprimer ce menu' }));
  expect(edited().menus).not.toHaveProperty('Menu_Ete');
  expect(valueOf(screen.getByRole('combobox', { name: 'Menu affiché' }))).toBe(MENU);
});

it('a menu that only the checkout’s columns show is not removed from under them', async () => {
  const start = dairy();
  const site = {
    ...start,
    menus: { Colonnes: [item('Services')], ...start.menus },
    footer: { ...start.footer, checkoutColumnsMenu: 'Colonnes' },
  };
  const { user, edited } = openEditor('menus', site);
  expect(screen.getByText(/^Affiché par : colonnes de la commande/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Supprimer ce menu' }));
  expect(edited()).toBe(site);
});

it('what was announced of an item is not announced of another menu or document', async () => {
  const { user, store } = openEditor('menus', dairy());
  const moved = async () => {
    await user.click(row('Crèmes'));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
    expect(announced()).not.toBe('');
  };
  await moved();
  act(() => void store.dispatch(documentReplaced({ document: dairy() })));
  expect(announced()).toBe('');
  await moved();
  act(() => void store.dispatch(menuRemoved({ menu: MENU })));
  expect(announced()).toBe('');
});

it('the focus goes on to adding when the last item of a menu is removed', async () => {
  const { user, outline } = openEditor('menus', siteWith([item('Cafés')]));
  row('Cafés').focus();
  await user.keyboard('{Delete}');
  expect(outline()).toBe('');
  expect(document.activeElement).toBe(tool(/^Ajouter un/));
});
