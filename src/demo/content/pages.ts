import accessibilite from './pages/accessibilite.json';
import commentCaMarche from './pages/comment-ca-marche.json';
import contactSupport from './pages/contact-support.json';
import droitsDesDonnees from './pages/droits-des-donnees.json';
import faqHub from './pages/faq-hub.json';
import mentionsLegales from './pages/mentions-legales.json';
import nosEngagements from './pages/nos-engagements.json';
import outilsDaideALaVente from './pages/outils-daide-a-la-vente.json';
import politiqueCookies from './pages/politique-cookies.json';
import quiSommesNous from './pages/qui-sommes-nous.json';
import sitemap from './pages/sitemap.json';
import viePrivee from './pages/vie-privee.json';

export const pages = [
  commentCaMarche,
  quiSommesNous,
  nosEngagements,
  contactSupport,
  faqHub,
  outilsDaideALaVente,
  sitemap,
  mentionsLegales,
  viePrivee,
  politiqueCookies,
  droitsDesDonnees,
  accessibilite,
];
