import type { MenuItem } from '../../contract/catalog/menu';
import { AUTHENTICATION_PAGES } from '../../contract/authentication/authenticationPages';
import { ADDRESS_BOOK_ADDRESS, CART_ADDRESS, HOME_ADDRESS, ORDERS_ADDRESS } from '../../contract/pages/pageReference';
import { heading, link, SALES_AIDS, type ToCategory } from './menuItems';

/** The columns of the footer (FTR-01) and their links (FTR-05). */
export const footerMenu = (to: ToCategory): readonly MenuItem[] => [
  heading('Recettes & Conseils', [
    link('Idées recettes', '/advice/idees-recettes'),
    link('Tendances de consommation', '/advice/tendances-de-consommation'),
    ...to(SALES_AIDS),
  ]),
  heading("Besoin d'aide ?", [
    link('Questions fréquentes', '/faq-hub'),
    link('Suivi de commande', '/faq-hub/compte-client/'),
    link('Compte client', '/faq-hub/compte-client/'),
    link('Livraison', '/faq-hub/livraison-reclamation'),
    link('Retours et remboursements', '/faq-hub/livraison-reclamation'),
    link('Nous contacter', '/contact-support'),
  ]),
  heading('A propos', [
    link('Qui sommes-nous\u00a0?', '/qui-sommes-nous'),
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
];

/** The link columns of the checkout's footer. */
export const checkoutFooterMenu = (): readonly MenuItem[] => [
  heading('Commander', [
    link('Accueil', HOME_ADDRESS),
    link('Rechercher un produit', '/search'),
    link('Mon panier', CART_ADDRESS),
  ]),
  heading('Votre compte', [
    link('Se connecter', AUTHENTICATION_PAGES.login),
    link('Devenir client', AUTHENTICATION_PAGES.becomeCustomer),
    link('Mot de passe oublié', AUTHENTICATION_PAGES.forgottenPassword),
    link('Mes commandes', ORDERS_ADDRESS),
    link('Mes adresses', ADDRESS_BOOK_ADDRESS),
  ]),
];
