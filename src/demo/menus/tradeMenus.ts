import type { MenuItem } from '../../contract/catalog/menu';
import { ACCOUNT_ADDRESS, ADDRESS_BOOK_ADDRESS, ORDERS_ADDRESS } from '../../contract/pages/pageReference';
import { heading, link, modal, SALES_AIDS, type ToCategory } from './menuItems';

const ADVICE = heading('Conseils', [
  link('Accompagnement métier', '/advice'),
  link('Idées recettes', '/advice/idees-recettes'),
  link('Tendances de consommation', '/advice/tendances-de-consommation'),
]);
const HELP = link('Aide', '/faq-hub');

const buttersOf = (to: ToCategory): MenuItem[] =>
  to(
    'beurres-et-matieres-grasses',
    [
      ...to('beurre-de-tourage'),
      ...to('beurre-doux-aop'),
      ...to('beurre-doux'),
      ...to('beurre-demi-sel'),
      ...to('beurre-concentre'),
      ...to('margarines-et-huiles'),
    ],
    'Beurres',
  );
const creamsOf = (to: ToCategory): MenuItem[] =>
  to('cremes', [...to('cremes-uht'), ...to('cremes-fraiches'), ...to('mascarpone-et-specialites')]);
const milksOf = (to: ToCategory): MenuItem[] =>
  to(
    'laits-et-boissons-vegetales',
    [
      ...to('laits-uht'),
      ...to('laits-frais'),
      ...to('boissons-vegetales', [...to('boissons-vegetales-barista'), ...to('boissons-vegetales-cuisine')]),
    ],
    'Laits',
  );
const cheesesOf = (to: ToCategory): MenuItem[] =>
  to('fromages', [...to('fromages-de-cuisine'), ...to('pates-molles-et-bleus')]);
const eggsOf = (to: ToCategory): MenuItem[] =>
  to('oeufs-et-ovoproduits', [...to('oeufs-coquille'), ...to('ovoproduits-cuits-et-secs')], 'Œufs');
const floursOf = (to: ToCategory): MenuItem[] =>
  to('farines-et-sucres', [...to('farines-de-ble'), ...to('farines-speciales'), ...to('sucres')], 'Farines');
const chocolateOf = (to: ToCategory): MenuItem[] =>
  to('chocolat-et-fruits', [...to('chocolats-de-couverture'), ...to('cacao-et-pralines')], 'Chocolat');
const coffeeOf = (to: ToCategory): MenuItem[] =>
  to('cafe-et-boissons', [...to('cafes'), ...to('thes-et-infusions'), ...to('jus-et-boissons-fraiches')], 'Cafés');
const yogurtsOf = (to: ToCategory): MenuItem[] => to('yaourts-et-desserts', [], 'Yaourts');
const proteinsOf = (to: ToCategory): MenuItem[] => to('proteines-et-encas-sportifs', [], 'Protéines');
const juicesOf = (to: ToCategory): MenuItem[] => to('jus-et-boissons-fraiches', [], 'Jus');

/** The main menus by developer name: of each customer type, of the Keep Cool gyms, and of everybody else (HDR-13). */
export const tradeMenus = (to: ToCategory): Readonly<Record<string, readonly MenuItem[]>> => ({
  Default_Navigation1: [
    ...buttersOf(to),
    ...creamsOf(to),
    ...milksOf(to),
    ...cheesesOf(to),
    ADVICE,
    ...to(SALES_AIDS, [], 'Aide à la vente'),
    HELP,
  ],
  Menu_Boul_pat1: [
    ...buttersOf(to),
    ...creamsOf(to),
    ...eggsOf(to),
    ...floursOf(to),
    ...chocolateOf(to),
    heading('Le labo', [
      link('Recettes de boulangerie', '/advice/idees-recettes'),
      link('Accompagnement métier', '/advice'),
      ...to(SALES_AIDS),
    ]),
    HELP,
  ],
  Menu_Barista: [
    ...milksOf(to),
    ...coffeeOf(to),
    ...yogurtsOf(to),
    ...cheesesOf(to),
    ...creamsOf(to),
    heading('La carte', [
      link('Boissons et desserts du moment', '/advice/tendances-de-consommation'),
      link('Idées recettes', '/advice/idees-recettes'),
      ...to('emballages-et-vaisselle'),
    ]),
    HELP,
  ],
  Menu_Salles_de_sport1: [
    ...proteinsOf(to),
    ...yogurtsOf(to),
    ...milksOf(to),
    ...juicesOf(to),
    heading('Votre bar', [
      link('Tendances de consommation', '/advice/tendances-de-consommation'),
      ...to('plv-et-presentoirs'),
    ]),
    HELP,
  ],
  Menu_Keep_Cool: [
    ...proteinsOf(to),
    ...juicesOf(to),
    ...yogurtsOf(to),
    ...milksOf(to),
    heading('Votre enseigne', [
      link('L’accompagnement du réseau', '/advice'),
      ...to('plv-et-presentoirs'),
      ...to('tenues-et-petit-materiel'),
    ]),
    HELP,
  ],
  Menu_H_tellerie: [
    ...to('petit-dejeuner-hotelier', [], 'Petit-déjeuner'),
    ...yogurtsOf(to),
    ...buttersOf(to),
    ...coffeeOf(to),
    ...cheesesOf(to),
    ...creamsOf(to),
    heading('Le buffet', [
      link('Idées recettes', '/advice/idees-recettes'),
      ...to('emballages-et-vaisselle'),
      ...to(SALES_AIDS),
    ]),
    HELP,
  ],
  Menu_Autres1: [...milksOf(to), ...cheesesOf(to), ...buttersOf(to), ...eggsOf(to), ...floursOf(to), ADVICE, HELP],
});

/** The name of the dialog in which users choose the account to act for. */
const ACCOUNT_SELECTION = 'AccountSelection';

/** The items below a shopper's name; the log-out is added where the menu is shown. */
export const profileMenu = (): readonly MenuItem[] => [
  link('Mon compte', ACCOUNT_ADDRESS),
  link('Mes commandes', ORDERS_ADDRESS),
  link('Mes adresses', ADDRESS_BOOK_ADDRESS),
  modal('Changer d’établissement', ACCOUNT_SELECTION),
  link('Aide et contact', '/contact-support'),
];
