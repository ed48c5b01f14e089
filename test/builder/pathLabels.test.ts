import { emptySite } from '../../src/commerce/site/checkSite';
import { DOCUMENT_RULES } from '../../src/contract/documents/documentRules';
import { THEME_STYLES } from '../../src/contract/site/siteConfiguration';
import { isPathText, pathLabel, trailLabel } from '../../src/builder/pathLabels/pathLabel';
import { menuText, valueText } from '../../src/builder/pathLabels/valueText';
import { addTexts } from '../../src/storefront/messages';
import { translate } from '../support/storefront/french';
import builderPaths from '../../src/storefront/messages/fr-FR/builderPaths.json';

beforeAll(() => addTexts(builderPaths));

const item = (label: string, subMenu: object[] = []) => ({ label, actionType: 'MenuLabel', subMenu });

it('every field of a site, every style and every rule has words of its own', () => {
  const { menus: _menus, ...site } = emptySite();
  const link = { label: 'a', url: '/a' };
  const fields = { ...site, footer: { ...site.footer, socialLink: link, websiteLink: link } };
  const namesIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
      : [];
  const itemFields = ['label', 'actionType', 'actionValue', 'imageUrl', 'target', 'subMenu', 'pageReference'];
  const ids = [
    ...['menus', ...namesIn(fields), ...THEME_STYLES, ...itemFields],
    ...DOCUMENT_RULES.map((rule) => `rule.${rule}`),
  ].map((name) => `builderPaths.${name}`);
  expect(ids.filter((id) => !isPathText(id))).toEqual([]);
});

it('a path is named by sections, fields and the labels of items; what has no label by its number', () => {
  const document = { menus: { Menu_Barista: [item('Cafés', [item('')])] } };
  const label = (...path: (string | number)[]) => pathLabel(translate, path, document);
  expect(label('variants', 'hotel', 'barColor')).toBe('En-têtes par type de client › Hôtellerie › Couleur de la barre');
  expect(label('menus', 'Menu_Barista', 0, 'subMenu', 0, 'label')).toBe(
    'Menus › Menu_Barista › Cafés › n° 1 › Libellé',
  );
  expect(label('settings', 'gymBrands', '2')).toBe('Réglages du site › Enseignes de salles de sport › n° 3');
  expect(label('header', 'colour')).toBe('En-tête › colour');
  expect(trailLabel(translate, ['menus', 'Menu_Barista', 0, 'subMenu', 4], ['Cafés', 'Moka'])).toBe(
    'Menus › Menu_Barista › Cafés › Moka',
  );
  expect(trailLabel(translate, ['menus', 'Menu_Barista', 0, 'target'], ['Cafés'])).toBe(
    'Menus › Menu_Barista › Cafés › Ouverture',
  );
});

it('a value is said in words: what is there, what is not, and items by their labels', () => {
  const said = (value: unknown) => valueText(translate, value);
  expect([undefined, null, '', true, false, 3, 'NewWindow', 'Moka'].map(said)).toEqual([
    'absent',
    'aucun',
    'vide',
    'oui',
    'non',
    '3',
    'nouvelle fenêtre',
    'Moka',
  ]);
  expect(said([item('Cafés', [item('Moka'), item('Java', [item('Fin')])]), item('Thés')])).toBe(
    'Cafés (3 éléments dessous), Thés',
  );
  expect(said({ label: 'Blog', url: '/blog' })).toBe('Blog (/blog)');
  expect(said(`data:image/png;base64,${'A'.repeat(500)}`)).toHaveLength(121);
  expect([menuText(translate, undefined), menuText(translate, []), menuText(translate, [item('A')])]).toEqual([
    'absent',
    'menu vide',
    '1 élément',
  ]);
});
