import fc from 'fast-check';
import { differencesOf, reconcile, type Side } from '../../../src/builder/conflict/reconcile';
import { emptySite } from '../../../src/commerce/site/checkSite';
import type { MenuItem } from '../../../src/contract/catalog/menu';
import type { SiteDocument } from '../../../src/contract/site/siteConfiguration';

const item = (label: string, subMenu: MenuItem[] = [], actionValue: string | null = null): MenuItem => ({
  label,
  actionType: 'InternalLink',
  actionValue,
  imageUrl: null,
  target: 'CurrentWindow',
  subMenu,
  pageReference: null,
});
const site = (items: readonly MenuItem[], more: Partial<SiteDocument> = {}): SiteDocument => ({
  ...emptySite(),
  ...more,
  menus: { ...emptySite().menus, Menu_Barista: items },
});
const listed = (theirs: SiteDocument, mine: SiteDocument, base: SiteDocument) =>
  differencesOf(theirs, mine, base).map(({ id, kind, trail, suggested }) => [id, kind, trail.join(' › '), suggested]);
const labels = (items: readonly MenuItem[]): string =>
  items.map(({ label, subMenu }) => (subMenu.length === 0 ? label : `${label}(${labels(subMenu)})`)).join(' ');
const suggestedOr = (otherwise: Side) => (difference: { suggested: Side | null }) => difference.suggested ?? otherwise;

const leaf = fc.record({
  label: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  actionType: fc.constantFrom('InternalLink', 'MenuLabel'),
  actionValue: fc.constantFrom(null, '/a', '/b'),
  imageUrl: fc.constant(null),
  target: fc.constantFrom('CurrentWindow' as const, 'NewWindow' as const),
  pageReference: fc.constantFrom(null, { type: 'comm__namedPage', attributes: { name: 'Home' } }),
});
const itemOf = (levels: number): fc.Arbitrary<MenuItem> =>
  fc
    .tuple(leaf, levels === 1 ? fc.constant<MenuItem[]>([]) : fc.array(itemOf(levels - 1), { maxLength: 3 }))
    .map(([fields, subMenu]) => ({ ...fields, subMenu }));
const link = fc.constantFrom(null, { label: 'Instagram', url: 'https://a.example' }, { label: 'Blog', url: '/blog' });
const anySite: fc.Arbitrary<SiteDocument> = fc
  .record({
    items: fc.array(itemOf(3), { maxLength: 5 }),
    extra: fc.option(fc.array(itemOf(1), { maxLength: 2 })),
    isSticky: fc.boolean(),
    barColor: fc.constantFrom('#aaaaaa', '#bbbbbb'),
    width: fc.option(fc.constantFrom('10px', '2rem')),
    gymBrands: fc.array(fc.constantFrom('X', 'Y'), { maxLength: 2 }),
    socialLink: link,
  })
  .map(({ items, extra, isSticky, barColor, width, gymBrands, socialLink }) => {
    const start = site(items);
    return {
      ...start,
      settings: { ...start.settings, gymBrands },
      header: { ...start.header, isSticky },
      variants: { ...start.variants, hotel: { ...start.variants.hotel, barColor } },
      navigation: { ...start.navigation, customThemeStylesBar: width === null ? {} : { width } },
      footer: { ...start.footer, socialLink },
      menus: extra === null ? start.menus : { ...start.menus, Menu_Extra: extra },
    };
  });

it('all theirs gives theirs, all mine gives mine, and no difference means the same site', () => {
  fc.assert(
    fc.property(anySite, anySite, anySite, (theirs, mine, base) => {
      expect(reconcile(theirs, mine, base, () => 'theirs')).toEqual(theirs);
      expect(reconcile(theirs, mine, base, () => 'mine')).toEqual(mine);
      const found = differencesOf(theirs, mine, base);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      for (const difference of found) expect(difference.theirs).not.toEqual(difference.mine);
      expect(differencesOf(mine, mine, base)).toEqual([]);
    }),
    { seed: 20261, numRuns: 300 },
  );
});

it('what only one side has changed is suggested from that side, so that nobody loses a change', () => {
  fc.assert(
    fc.property(anySite, anySite, (base, changed) => {
      expect(reconcile(changed, base, base, suggestedOr('mine'))).toEqual(changed);
      expect(reconcile(base, changed, base, suggestedOr('theirs'))).toEqual(changed);
    }),
    { seed: 20262, numRuns: 300 },
  );
});

it('each difference is decided by itself: any choice of sides is found again at its path', () => {
  fc.assert(
    fc.property(anySite, anySite, anySite, fc.infiniteStream(fc.boolean()), (theirs, mine, base, coins) => {
      const chosen = new Map<string, Side>();
      const mixed = reconcile(theirs, mine, base, ({ id }) => {
        const side = coins.next().value ? 'theirs' : 'mine';
        chosen.set(id, side);
        return side;
      });
      for (const [id, side] of chosen) {
        const [section = '', name = '', last] = id.split('.');
        if (section === 'menus' || last !== undefined) continue;
        const from = side === 'theirs' ? theirs : mine;
        expect([id, Reflect.get(Object(Reflect.get(mixed, section)), name)]).toEqual([
          id,
          Reflect.get(Object(Reflect.get(from, section)), name),
        ]);
      }
    }),
    { seed: 20263, numRuns: 200 },
  );
});

it('an item that one side has added and another that the other has renamed are two differences, named by labels', () => {
  const base = site([item('Cafés', [item('Grains'), item('Moulus')]), item('Thés')]);
  const theirs = site([item('Cafés', [item('Grains'), item('Moulus'), item('Capsules')]), item('Thés')]);
  const mine = site([item('Cafés', [item('En grains'), item('Moulus')]), item('Thés', [], '/thes')]);
  expect(listed(theirs, mine, base)).toEqual([
    ['menus.Menu_Barista.0.subMenu.0.label', 'value', 'Cafés › En grains', 'mine'],
    ['menus.Menu_Barista.0.subMenu.2', 'item', 'Cafés › Capsules', 'theirs'],
    ['menus.Menu_Barista.1.actionValue', 'value', 'Thés', 'mine'],
  ]);
  const merged = reconcile(theirs, mine, base, suggestedOr('theirs'));
  expect(labels(merged.menus['Menu_Barista'] ?? [])).toBe('Cafés(En grains Moulus Capsules) Thés');
  expect(merged.menus['Menu_Barista']?.[1]?.actionValue).toBe('/thes');
});

it('a list in another order is one difference, and what both have changed is nobody’s by itself', () => {
  const base = site([item('A'), item('B'), item('C')]);
  const moved = site([item('C'), item('A'), item('B')]);
  expect(listed(base, moved, base)).toEqual([['menus.Menu_Barista', 'list', '', 'mine']]);
  const other = site([item('B'), item('A'), item('C')]);
  expect(listed(other, moved, base)).toEqual([['menus.Menu_Barista', 'list', '', null]]);
  const header = { ...base.header, logoAltText: 'Un' };
  const theirs = { ...base, header };
  const mine = { ...base, header: { ...header, logoAltText: 'Deux' } };
  expect(listed(theirs, mine, base)).toEqual([['header.logoAltText', 'value', '', null]]);
});

it('two items that two builders have added at the same index are two items, and both may stay', () => {
  const base = site([item('Cafés', [item('Grains')])]);
  const theirs = site([item('Cafés', [item('Grains'), item('Capsules', [], '/capsules')]), item('Thés', [], '/thes')]);
  const mine = site([item('Cafés', [item('Grains'), item('Moulus', [], '/moulus')]), item('Sirops', [], '/sirops')]);
  expect(listed(theirs, mine, base)).toEqual([
    ['menus.Menu_Barista.0.subMenu.1', 'item', 'Cafés › Capsules', 'theirs'],
    ['menus.Menu_Barista.0.subMenu.2', 'item', 'Cafés › Moulus', 'mine'],
    ['menus.Menu_Barista.1', 'item', 'Thés', 'theirs'],
    ['menus.Menu_Barista.2', 'item', 'Sirops', 'mine'],
  ]);
  const merged = reconcile(theirs, mine, base, suggestedOr('theirs'));
  expect(labels(merged.menus['Menu_Barista'] ?? [])).toBe('Cafés(Grains Capsules Moulus) Thés Sirops');
});

it('an item that both have renamed is one difference, and takes the name of one side', () => {
  const base = site([item('Cafés', [], '/cafes'), item('Thés')]);
  const theirs = site([item('Nos cafés', [], '/cafes'), item('Thés')]);
  const mine = site([item('Cafés de France', [], '/cafes'), item('Thés')]);
  expect(listed(theirs, mine, base)).toEqual([['menus.Menu_Barista.0.label', 'value', 'Cafés de France', null]]);
});

it('which of two items of one name was removed nobody knows: the builder is asked, not told', () => {
  const base = site([item('Voir tout', [], '/a'), item('Voir tout', [], '/b'), item('Thés')]);
  const theirs = site([item('Voir tout', [], '/a'), item('Thés', [], '/thes')]);
  const mine = site([item('Voir tout', [], '/a'), item('Voir tout', [], '/b'), item('Thés', [], '/les-thes')]);
  expect(listed(theirs, mine, base)).toContainEqual(['menus.Menu_Barista.1', 'item', 'Voir tout', null]);
});
