import beurreEtOrigineRacontee from './trends/beurre-et-origine-racontee.json';
import brunchTouteLaJournee from './trends/brunch-toute-la-journee.json';
import cafesEtBoissonsFroides from './trends/cafes-et-boissons-froides.json';
import invendusEtDerniereHeure from './trends/invendus-et-derniere-heure.json';
import matchaEtThesLactes from './trends/matcha-et-thes-lactes.json';
import miniFormatsEtPartage from './trends/mini-formats-et-partage.json';
import petitDejeunerAEmporter from './trends/petit-dejeuner-a-emporter.json';
import pistachePralineNoisette from './trends/pistache-praline-noisette.json';
import proteinesAuComptoir from './trends/proteines-au-comptoir.json';
import sansLactoseSansGluten from './trends/sans-lactose-sans-gluten.json';
import tendancesDeConsommation from './trends/tendances-de-consommation.json';
import vegetalSansSupplement from './trends/vegetal-sans-supplement.json';

export const trends = [
  tendancesDeConsommation,
  proteinesAuComptoir,
  cafesEtBoissonsFroides,
  vegetalSansSupplement,
  miniFormatsEtPartage,
  brunchTouteLaJournee,
  matchaEtThesLactes,
  pistachePralineNoisette,
  sansLactoseSansGluten,
  petitDejeunerAEmporter,
  invendusEtDerniereHeure,
  beurreEtOrigineRacontee,
];
