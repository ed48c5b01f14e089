import type { MenuItem } from '../../contract/catalog/menu';
import { categoryAddress } from '../../contract/pageReference';
import type { CategoryRecord } from '../features/catalog/catalogRecords';

const item = (label: string, actionType: string, actionValue: string | null, subMenu: MenuItem[] = []): MenuItem => ({
  actionType,
  actionValue,
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu,
  pageReference: null,
});

const link = (label: string, address: string): MenuItem => item(label, 'InternalLink', address);
const heading = (label: string, subMenu: MenuItem[]): MenuItem => item(label, 'MenuLabel', null, subMenu);

/** The categories every trade starts from, by their url names. */
const FIRST_CATEGORIES = ['beurres-et-matieres-grasses', 'cremes', 'laits-et-boissons-vegetales', 'fromages'];
const SALES_AIDS = 'outils-daide-à-la-vente';

/** The menus the shop starts with, by developer name: the header's and the footer's columns (S §2). */
export const demoMenus = (categories: readonly CategoryRecord[]): Readonly<Record<string, readonly MenuItem[]>> => {
  const categoryLinks = (urlNames: readonly string[]): MenuItem[] =>
    urlNames.flatMap((urlName) => {
      const category = categories.find((record) => record.urlName === urlName);
      return category === undefined ? [] : [link(category.name, categoryAddress(category.urlName, category.id))];
    });
  return {
    Default_Navigation: [
      ...categoryLinks(FIRST_CATEGORIES),
      heading('Conseils', [
        link('Accompagnement métier', '/advice'),
        link('Idées recettes', '/advice/idees-recettes'),
        link('Tendances de consommation', '/advice/tendances-de-consommation'),
      ]),
      ...categoryLinks([SALES_AIDS]),
      link('Aide', '/faq-hub'),
    ],
    Footer: [
      heading('Recettes & Conseils', [
        link('Idées recettes', '/advice/idees-recettes'),
        link('Tendances de consommation', '/advice/tendances-de-consommation'),
        ...categoryLinks([SALES_AIDS]),
      ]),
      heading("Besoin d'aide ?", [
        link('Questions fréquentes', '/faq-hub'),
        link('Mon compte et mes commandes', '/faq-hub/compte-client/'),
        link('Livraison et réclamations', '/faq-hub/livraison-reclamation'),
        link('Nous contacter', '/contact-support'),
      ]),
      heading('A propos', [
        link('Qui sommes-nous ?', '/qui-sommes-nous'),
        link('Comment ça marche', '/comment-ca-marche'),
        link('Nos engagements', '/nos-engagements'),
        link('Plan du site', '/sitemap'),
      ]),
      heading('Infos légales', [
        link('Mentions légales', '/mentions-legales'),
        link('Conditions générales de vente', '/faq-hub'),
        link('Politique de cookies', '/politique-cookies'),
        link('Protection de la vie privée', '/politique-de-protection-de-la-vie-privee'),
        link('Gestion des données personnelles', '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person'),
      ]),
    ],
  };
};
