import cheesecakeCuitCitron from './recipes/cheesecake-cuit-citron.json';
import croissantsPurBeurreAop from './recipes/croissants-pur-beurre-aop.json';
import croqueMonsieurComte from './recipes/croque-monsieur-comte.json';
import financiersAuBeurreNoisette from './recipes/financiers-au-beurre-noisette.json';
import flanParisienALaCreme from './recipes/flan-parisien-a-la-creme.json';
import kouignAmannIndividuels from './recipes/kouign-amann-individuels.json';
import matchaLatteCocoGlace from './recipes/matcha-latte-coco-glace.json';
import oeufsBenedicteBuffet from './recipes/oeufs-benedicte-buffet.json';
import overnightOatsSkyrMyrtille from './recipes/overnight-oats-skyr-myrtille.json';
import painPerduBriocheCaramel from './recipes/pain-perdu-brioche-caramel.json';
import pancakesProteinesAvoine from './recipes/pancakes-proteines-avoine.json';
import parisBrestPraline from './recipes/paris-brest-praline.json';
import quichePoireauComte from './recipes/quiche-poireau-comte.json';
import shakeCafeCacao from './recipes/shake-cafe-cacao.json';

export const recipes = [
  croissantsPurBeurreAop,
  kouignAmannIndividuels,
  flanParisienALaCreme,
  parisBrestPraline,
  financiersAuBeurreNoisette,
  cheesecakeCuitCitron,
  matchaLatteCocoGlace,
  croqueMonsieurComte,
  quichePoireauComte,
  pancakesProteinesAvoine,
  overnightOatsSkyrMyrtille,
  shakeCafeCacao,
  oeufsBenedicteBuffet,
  painPerduBriocheCaramel,
];
