import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import type { NavigationProperties } from '../../../../src/contract/site/siteConfiguration';
import { group, item, viewOf } from './menuOf';

/** The properties of a new site's navigation, with these changes. */
export const properties = (changes: Partial<NavigationProperties> = {}): NavigationProperties => ({
  ...DEFAULT_SITE.navigation,
  ...changes,
});
/** A menu with every kind of item, as it is shown at an address. */
export const menu = (address = '/') =>
  viewOf(
    [
      group('Conseils', [
        group('Recettes', [item('Pains'), item('Crêpes')], '/advice/idees-recettes'),
        item('Tendances'),
        item('Émission', { actionValue: 'https://exemple.fr/', target: 'NewWindow' }),
        item('Écrire', { actionValue: 'mailto:aide@exemple.fr' }),
      ]),
      group('Beurres', [item('Beurre doux')], '/category/beurres/1'),
      item('Aide'),
      item('Piégé', { actionValue: 'javascript:alert(1)' }),
    ],
    address,
  );
