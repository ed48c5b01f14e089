import accompagnementMetier from './advice/accompagnement-metier.json';
import calculerUnPrixDeRevientMatiere from './advice/calculer-un-prix-de-revient-matiere.json';
import carteDePetitDejeunerHotel from './advice/carte-de-petit-dejeuner-hotel.json';
import chaineDuFroidALaReception from './advice/chaine-du-froid-a-la-reception.json';
import dlcEtPepsEnChambreFroide from './advice/dlc-et-peps-en-chambre-froide.json';
import ideesRecettes from './advice/idees-recettes.json';
import mousseDeLaitBarista from './advice/mousse-de-lait-barista.json';
import reussirLeTourageEnTouteSaison from './advice/reussir-le-tourage-en-toute-saison.json';
import tenirUnBarAShakes from './advice/tenir-un-bar-a-shakes.json';

export const advice = [
  accompagnementMetier,
  dlcEtPepsEnChambreFroide,
  calculerUnPrixDeRevientMatiere,
  carteDePetitDejeunerHotel,
  mousseDeLaitBarista,
  chaineDuFroidALaReception,
  reussirLeTourageEnTouteSaison,
  tenirUnBarAShakes,
  ideesRecettes,
];
