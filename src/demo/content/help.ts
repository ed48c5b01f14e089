import choisirSonJour from './help/delivery/choisir-son-jour.json';
import choisirUnMotDePasse from './help/account/choisir-un-mot-de-passe.json';
import commandePaiement from './help/orders/commande-paiement.json';
import commanderANouveau from './help/orders/commander-a-nouveau.json';
import commanderPourPlusieursEtablissements from './help/account/commander-pour-plusieurs-etablissements.json';
import commanderSansCompte from './help/orders/commander-sans-compte.json';
import commentSontProtgsMesDonnesPerson from './help/account/comment-sont-protgs-mes-donnes-person.json';
import compteClient from './help/account/compte-client.json';
import consignesAuLivreur from './help/delivery/consignes-au-livreur.json';
import controlerALaReception from './help/delivery/controler-a-la-reception.json';
import delaisDeLivraison from './help/delivery/delais-de-livraison.json';
import dureeDeVieALaLivraison from './help/delivery/duree-de-vie-a-la-livraison.json';
import facturesEtJustificatifs from './help/orders/factures-et-justificatifs.json';
import fraisDeLivraison from './help/delivery/frais-de-livraison.json';
import gererMesCookies from './help/account/gerer-mes-cookies.json';
import gererSesAdresses from './help/account/gerer-ses-adresses.json';
import livraisonMatinale from './help/delivery/livraison-matinale.json';
import livraisonReclamation from './help/delivery/livraison-reclamation.json';
import livrerPlusieursAdresses from './help/delivery/livrer-plusieurs-adresses.json';
import modifierOuAnnulerUneCommande from './help/orders/modifier-ou-annuler-une-commande.json';
import modifierSesCoordonnees from './help/account/modifier-ses-coordonnees.json';
import motDePasseOublie from './help/account/mot-de-passe-oublie.json';
import moyensDePaiement from './help/orders/moyens-de-paiement.json';
import ouvrirUnCompteProfessionnel from './help/account/ouvrir-un-compte-professionnel.json';
import paiementRefuseOuInterrompu from './help/orders/paiement-refuse-ou-interrompu.json';
import panierAvantConnexion from './help/account/panier-avant-connexion.json';
import passerCommande from './help/orders/passer-commande.json';
import payerParBonDeCommande from './help/orders/payer-par-bon-de-commande.json';
import prixDeMonMetierEtPaliers from './help/orders/prix-de-mon-metier-et-paliers.json';
import prixEtTva from './help/orders/prix-et-tva.json';
import produitEpuise from './help/orders/produit-epuise.json';
import produitManquantOuAbime from './help/delivery/produit-manquant-ou-abime.json';
import quantitesMinimumEtMultiples from './help/orders/quantites-minimum-et-multiples.json';
import retournerUnProduit from './help/delivery/retourner-un-produit.json';
import seConnecterEtResterConnecte from './help/account/se-connecter-et-rester-connecte.json';
import suivreSesCommandes from './help/account/suivre-ses-commandes.json';
import temperatureNonConforme from './help/delivery/temperature-non-conforme.json';
import tropDEssaisDeConnexion from './help/account/trop-d-essais-de-connexion.json';
import utiliserUnCodePromo from './help/orders/utiliser-un-code-promo.json';
import zonesDesservies from './help/delivery/zones-desservies.json';

export const help = [
  compteClient,
  ouvrirUnCompteProfessionnel,
  seConnecterEtResterConnecte,
  motDePasseOublie,
  choisirUnMotDePasse,
  tropDEssaisDeConnexion,
  commanderPourPlusieursEtablissements,
  gererSesAdresses,
  suivreSesCommandes,
  panierAvantConnexion,
  modifierSesCoordonnees,
  commentSontProtgsMesDonnesPerson,
  gererMesCookies,
  livraisonReclamation,
  fraisDeLivraison,
  delaisDeLivraison,
  choisirSonJour,
  livraisonMatinale,
  zonesDesservies,
  consignesAuLivreur,
  livrerPlusieursAdresses,
  controlerALaReception,
  temperatureNonConforme,
  produitManquantOuAbime,
  retournerUnProduit,
  dureeDeVieALaLivraison,
  commandePaiement,
  passerCommande,
  commanderSansCompte,
  quantitesMinimumEtMultiples,
  prixEtTva,
  prixDeMonMetierEtPaliers,
  utiliserUnCodePromo,
  produitEpuise,
  moyensDePaiement,
  payerParBonDeCommande,
  paiementRefuseOuInterrompu,
  modifierOuAnnulerUneCommande,
  commanderANouveau,
  facturesEtJustificatifs,
];
