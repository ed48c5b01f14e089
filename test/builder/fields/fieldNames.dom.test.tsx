import { cleanup, screen } from '@testing-library/react';
import { LIST_POSITIONS, THEME_STYLES } from '../../../src/contract/site/siteConfiguration';
import { pathLabel } from '../../../src/builder/pathLabels/pathLabel';
import { completeSite, EDITED_PARTS, leaves } from '../../support/builder/completeSite';
import { item, MENU, openEditor, siteWith } from '../../support/builder/openEditor';
import { translate } from '../../support/storefront/french';

const STYLES: readonly string[] = [...THEME_STYLES, ...LIST_POSITIONS];

const isNumber = (name: string): boolean => /^\d+$/.test(name);
const legendOf = (group: Element | null | undefined): string => group?.querySelector('legend')?.textContent ?? '';

/** The name under which a form shows the field of a path: that of its group for a style and for an entry of a list. */
function nameInForm(path: string): string {
  const last = path.split('.').at(-1) ?? '';
  const control = document.getElementById(`field-${path}`);
  if (STYLES.includes(last)) return control?.closest('[role="group"]')?.getAttribute('aria-label') ?? '';
  if (isNumber(last)) return legendOf(control?.closest('fieldset'));
  return document.querySelector(`label[for="field-${path}"]`)?.textContent ?? '';
}

/** The name of a path's field in messages: without the section, and without the number of an entry. */
const nameInMessages = (path: string): string =>
  pathLabel(translate, [path.split('.').findLast((name) => !isNumber(name)) ?? ''], null);

const named = (paths: readonly string[], nameOf: (path: string) => string) =>
  Object.fromEntries(paths.map((path) => [path, nameOf(path)]));

it.each(EDITED_PARTS)('messages name the fields of the part "%s" and its form with the same words', (part) => {
  const site = completeSite();
  const paths = leaves(site[part], part);
  openEditor(part, site);
  expect(paths.length).toBeGreaterThan(0);
  expect(named(paths, nameInForm)).toEqual(named(paths, nameInMessages));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(nameInMessages(part));
});

it('messages name the header variants and the groups of styles as the forms do', () => {
  const site = completeSite();
  openEditor('variants', site);
  const variants = Object.keys(site.variants);
  const legends = (selector: string) => [...document.querySelectorAll(selector)].map(legendOf);
  expect(legends('fieldset')).toEqual(variants.map(nameInMessages));
  cleanup();
  openEditor('navigation', site);
  expect(legends('fieldset')).toEqual(
    expect.arrayContaining(['customThemeStylesBar', 'customThemeStylesList'].map(nameInMessages)),
  );
  cleanup();
  openEditor('footer', site);
  expect(legends('fieldset')).toEqual(expect.arrayContaining(['socialLink', 'websiteLink'].map(nameInMessages)));
});

it('messages name the fields of a menu item as its form does', async () => {
  const link = item('Beurres', [], { actionType: 'InternalLink', actionValue: '/category/beurres' });
  const { user } = openEditor('menus', siteWith([link]));
  await user.click(screen.getByRole('treeitem', { name: /Beurres/ }));
  const own = ['label', 'actionType', 'pageReference', 'actionValue', 'target', 'imageUrl'];
  const paths = own.map((name) => `menus.${MENU}.0.${name}`);
  expect(named(paths, nameInForm)).toEqual(named(paths, nameInMessages));
});
