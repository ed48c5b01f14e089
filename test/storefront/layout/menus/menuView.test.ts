import fc from 'fast-check';
import { MENU_ACTION_TYPES, type MenuItem } from '../../../../src/contract/catalog/menu';
import { THEME_STYLES } from '../../../../src/contract/site/siteConfiguration';
import { typedIndex } from '../../../../src/storefront/layout/menus/typedIndex';
import { linkProps } from '../../../../src/storefront/layout/menus/components/useFollow';
import { barItems, fittingCount } from '../../../../src/storefront/layout/menus/view/barItems';
import { enteredItems, type MenuViewItem } from '../../../../src/storefront/layout/menus/view/menuViewItem';
import { themeProperties } from '../../../../src/storefront/layout/menus/view/themeProperties';
import { everyItem, group, item, manyItems, viewOf } from '../../../support/storefront/menus/menuOf';

const seed = 20251121;
const dropped = ['SystemLink', 'Modal', 'NavigationalTopic', 'GlobalAction', 'Event'];

const { menu } = fc.letrec<{ menu: MenuItem[]; one: MenuItem }>((tie) => ({
  menu: fc.array(tie('one'), { maxLength: 5 }),
  one: fc.record({
    actionType: fc.constantFrom(...MENU_ACTION_TYPES),
    actionValue: fc.constantFrom(
      null,
      '/a',
      '#b',
      'https://exemple.fr',
      'mailto:a@b.fr',
      ' JaVa\tscript:x',
      'http://x',
      '//x',
    ),
    imageUrl: fc.constant(null),
    label: fc.string(),
    target: fc.constantFrom('CurrentWindow' as const, 'NewWindow' as const),
    subMenu: fc.oneof({ maxDepth: 7, withCrossShrink: true }, fc.constant([]), tie('menu')) as fc.Arbitrary<MenuItem[]>,
    pageReference: fc.constant(null),
  }),
}));

const depthOf = (items: readonly MenuViewItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ subMenu }) => depthOf(subMenu)));

describe('a builder’s menu as the shop shows it', () => {
  it('has running ids as text, only types and links that may be shown, and five levels at most [NAV-01] [NAV-02] [NAV-03] [NAV-27] [LNK-09]', () => {
    fc.assert(
      fc.property(menu, (items) => {
        const view = viewOf(items);
        const all = everyItem(view);
        expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => String(index + 1)));
        expect(depthOf(view)).toBeLessThanOrEqual(5);
        for (const shown of all) {
          expect(dropped).not.toContain(shown.type);
          expect(shown.isSelected).toBe(false);
          expect(shown.href === null || /^(\/a|#b|https:|mailto:)/.test(shown.href)).toBe(true);
          expect(shown.ariaLabel).toBe(
            shown.target === 'NewWindow' && shown.href !== null ? `${shown.label} (nouvelle fenêtre)` : null,
          );
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  it('carries label, link, type, target, page reference and submenu of each item [NAV-01] [DRL-18] [LNK-14]', () => {
    const attributes = { objectApiName: 'ProductCategory', recordId: '0ZG1', urlPath: 'beurres' };
    const reference = { type: 'standard__recordPage', attributes };
    const built = [
      group('Conseils', [item('Recettes', { target: 'NewWindow' })], '/advice'),
      item('Beurres', { actionType: 'DataSourceDriven', actionValue: null, pageReference: reference }),
    ];
    expect(viewOf(built, '/advice')).toEqual([
      {
        id: '1',
        label: 'Conseils',
        active: true,
        target: 'CurrentWindow',
        href: '/advice',
        type: 'InternalLink',
        isSelected: false,
        pageReference: { type: 'standard__webPage', attributes: { url: '/advice' } },
        ariaLabel: null,
        subMenu: [
          {
            id: '2',
            label: 'Recettes',
            active: false,
            target: 'NewWindow',
            href: '/recettes',
            type: 'InternalLink',
            isSelected: false,
            pageReference: { type: 'standard__webPage', attributes: { url: '/recettes' } },
            ariaLabel: 'Recettes (nouvelle fenêtre)',
            subMenu: [],
          },
        ],
      },
      expect.objectContaining({ id: '3', href: '/category/beurres/0ZG1', pageReference: reference }),
    ]);
  });

  it('leads to named pages by their reference alone, and nowhere for a name that the shop does not know [LNK-05] [LNK-04]', () => {
    const named = (name: string): MenuItem => ({
      ...item(name),
      actionValue: null,
      pageReference: { type: 'comm__namedPage', attributes: { name } },
    });
    const names = ['Current_Cart', 'Login', 'Home', 'Nowhere', 'constructor'];
    expect(viewOf(names.map(named)).map(({ href }) => href)).toEqual(['/cart', '/login', '/', null, null]);
  });

  it('has 2,500 items at most, upper levels first [NAV-16]', () => {
    const view = viewOf([group('Tout', manyItems(3000)), ...manyItems(40, 'Suite')]);
    expect(everyItem(view)).toHaveLength(2500);
    expect(view).toHaveLength(41);
  });

  it('marks what leads to the page that is shown, however a builder wrote its address [NAV-13]', () => {
    const active = (actionValue: string, address: string) => viewOf([item('X', { actionValue })], address)[0]?.active;
    expect(active('/category/outils-daide-à-la-vente/1', '/category/outils-daide-%C3%A0-la-vente/1?layout=list')).toBe(
      true,
    );
    expect(active('/search?term=lait', '/search?term=lait')).toBe(true);
    expect(active('/search?term=lait', '/search?term=beurre')).toBe(false);
    expect(active('/a', '/ab')).toBe(false);
    expect(active('#a', '/')).toBe(false);
  });

  it('marks what leads to the record that is shown, whichever of its names the item says [NAV-13] [LNK-03] [LNK-12]', () => {
    const active = (actionValue: string, address: string) => viewOf([item('X', { actionValue })], address)[0]?.active;
    expect(active('/category/beurres', '/category/beurres/0ZG1?page=2')).toBe(true);
    expect(active('/category/0ZG1/0ZG1', '/category/beurres/0ZG1')).toBe(true);
    expect(active('/category/beurres?layout=list', '/category/beurres/0ZG1')).toBe(false);
    expect(active('/category/beurres', '/category/cremes/0ZG2')).toBe(false);
    expect(active('/product/beurre-doux', '/product/beurre-doux/01t1')).toBe(true);
  });

  it('finds the way into submenus as far as the menu has it', () => {
    const view = viewOf([group('A', [group('B', [item('C')])])]);
    expect(enteredItems(view, ['1', '2']).map(({ label }) => label)).toEqual(['A', 'B']);
    expect(enteredItems(view, ['1', '99', '2']).map(({ label }) => label)).toEqual(['A']);
  });
});

describe('the bar', () => {
  const choices = {
    showAppLauncher: false,
    hideMoreMenu: false,
    hiddenIds: [],
    selectedId: null,
    moreLabel: 'Plus',
    appLauncherLabel: 'Applications',
  };

  it('shows twenty items at most, the launcher first among them; "more" holds the others in their order [NAV-04] [NAV-05] [NAV-18]', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.boolean(), fc.nat(25), (count, showAppLauncher, fit) => {
        const items = viewOf(manyItems(count));
        const unmeasured = barItems(items, { ...choices, showAppLauncher });
        const hiddenIds = unmeasured.row.slice(fit).map(({ id }) => id);
        const { row, more } = barItems(items, { ...choices, showAppLauncher, hiddenIds });
        expect(row.length).toBe(Math.min(20, count + (showAppLauncher ? 1 : 0)));
        expect(row[0]?.id === 'app-launcher-item').toBe(showAppLauncher);
        const seen = row.filter(({ id }) => !hiddenIds.includes(id));
        const whole = [...seen, ...(more?.subMenu ?? [])].filter(({ id }) => id !== 'app-launcher-item');
        expect(whole).toEqual(items);
        if (more) expect(more).toMatchObject({ id: 'more-item', type: 'MoreMenu' });
        expect(more === null).toBe(seen.length === items.length + (showAppLauncher ? 1 : 0));
      }),
      { seed },
    );
  });

  it('has an active "more" if what it holds is, marks what is selected, and no "more" where none is wanted [NAV-10] [NAV-11]', () => {
    const items = viewOf(manyItems(25), '/rubrique%203');
    const { row, more } = barItems(items, { ...choices, hiddenIds: ['3', '4'], selectedId: '2' });
    expect(more?.active).toBe(true);
    expect(row.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual(['2']);
    expect(barItems(items, { ...choices, hiddenIds: ['4'] }).more?.active).toBe(false);
    expect(barItems(items, { ...choices, hiddenIds: ['4'], hideMoreMenu: true })).toMatchObject({ more: null });
    expect(barItems(items, { ...choices, hideMoreMenu: true }).row).toHaveLength(20);
  });

  it('shows as many items as fit, with place for "more" unless all do [NAV-11]', () => {
    const widths = fc.array(fc.double({ min: 1, max: 300, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(widths, fc.nat(2000), fc.nat(120), (all, available, moreWidth) => {
        const count = fittingCount(all, available, moreWidth, 'whenNeeded');
        const width = (most: number) => all.slice(0, most).reduce((sum, one) => sum + one, 0);
        const slack = 0.01 * all.length;
        if (width(all.length) <= available) expect(count).toBe(all.length);
        else {
          if (count > 0) expect(width(count) + moreWidth).toBeLessThanOrEqual(available + slack);
          if (count < all.length - 1) expect(width(count + 1) + moreWidth).toBeGreaterThan(available);
        }
        expect(fittingCount(all, available, moreWidth, 'always')).toBeLessThanOrEqual(count);
      }),
      { seed },
    );
  });
});

describe('what else is decided without a page', () => {
  it('opens foreign and new windows without opener and referrer, mail and telephone directly [LNK-08] [LNK-16]', () => {
    const propsOf = (changes: Partial<MenuItem>) => viewOf([item('X', changes)]).map(linkProps)[0];
    const apart = { rel: 'noopener noreferrer' };
    expect(propsOf({ actionValue: '/a' })).toEqual({});
    expect(propsOf({ actionValue: 'https://exemple.fr/' })).toEqual(apart);
    expect(propsOf({ actionValue: '/a', target: 'NewWindow' })).toMatchObject({ target: '_blank', ...apart });
    expect(propsOf({ actionValue: 'mailto:a@b.fr', target: 'NewWindow' })).not.toHaveProperty('target');
  });

  it('moves by typed letters to the next item that begins with them, around the end, without accents [DRL-11]', () => {
    const labels = ['Beurres', 'Crèmes', 'Chocolat', 'Épices', 'Crèmes glacées'];
    expect(typedIndex(labels, 'c', 0)).toBe(1);
    expect(typedIndex(labels, 'c', 1)).toBe(2);
    expect(typedIndex(labels, 'cc', 2)).toBe(4);
    expect(typedIndex(labels, 'cre', 1)).toBe(1);
    expect(typedIndex(labels, 'e', -1)).toBe(3);
    expect(typedIndex(labels, 'b', 4)).toBe(0);
    expect(typedIndex(labels, 'x', 0)).toBe(-1);
    expect(typedIndex([], 'x', -1)).toBe(-1);
  });

  it('says all thirteen styles, and none that could end its rule', () => {
    const said = themeProperties({ 'text-color': '#112233', width: '1px;}body{display:none' });
    expect(said.match(/--nav-/g)).toHaveLength(THEME_STYLES.length);
    expect(said).toContain('--nav-text-color:#112233;');
    expect(said).toContain('--nav-width:initial;');
  });
});
