import { coldChain } from './advice/coldChain';
import { datesInTheColdRoom } from './advice/datesInTheColdRoom';
import { hotelBreakfast } from './advice/hotelBreakfast';
import { lamination } from './advice/lamination';
import { materialCost } from './advice/materialCost';
import { milkFoam } from './advice/milkFoam';
import { recipeIdeas } from './advice/recipeIdeas';
import { shakeBar } from './advice/shakeBar';
import { trades } from './advice/trades';
import { cheesecake } from './recipes/cheesecake';
import { croissants } from './recipes/croissants';
import { croqueMonsieur } from './recipes/croqueMonsieur';
import { financiers } from './recipes/financiers';
import { flanParisien } from './recipes/flanParisien';
import { kouignAmanns } from './recipes/kouignAmann';
import { matchaCoco } from './recipes/matchaCoco';
import { oeufsBenedicte } from './recipes/oeufsBenedicte';
import { overnightOats } from './recipes/overnightOats';
import { painPerdu } from './recipes/painPerdu';
import { pancakes } from './recipes/pancakes';
import { parisBrest } from './recipes/parisBrest';
import { quichePoireau } from './recipes/quichePoireau';
import { shakeCafe } from './recipes/shakeCafe';
import { allergens } from './trends/allergens';
import { brunch } from './trends/brunch';
import { butterOrigin } from './trends/butterOrigin';
import { coldDrinks } from './trends/coldDrinks';
import { consumption } from './trends/consumption';
import { lastHour } from './trends/lastHour';
import { matchaChai } from './trends/matchaChai';
import { pistachio } from './trends/pistachio';
import { plantMilks } from './trends/plantMilks';
import { proteins } from './trends/proteins';
import { smallFormats } from './trends/smallFormats';
import { typeset } from '../../printed/typeset';
import { takeaway } from './trends/takeaway';

/** A picture that the shop's editors have added; contents refer to it by its key. */
export interface DemoPicture {
  readonly key: string;
  readonly title: string;
  /** The picture's text alternative. */
  readonly altText: string;
  readonly width: 1200;
  readonly height: 800;
  /** At most 8 kB, self-contained, the same bytes every time. */
  readonly svg: () => string;
}

const drawn = (key: string, title: string, altText: string, svg: () => string): DemoPicture => ({
  key,
  title: typeset(title),
  altText: typeset(altText),
  width: 1200,
  height: 800,
  svg,
});

const ofRecipes: readonly DemoPicture[] = [
  drawn(
    'MCRECETTECROISSANTSIMG',
    'Croissants pur beurre AOP',
    'Croissants dorés sur une plaque perforée, l’un coupé sur une mie alvéolée en nid d’abeille.',
    croissants,
  ),
  drawn(
    'MCRECETTEKOUIGNAMANNIMG',
    'Kouign-amann individuels au beurre salé',
    'Cinq kouign-amann caramélisés et brillants, semés de cristaux de sucre, sur une grille.',
    kouignAmanns,
  ),
  drawn(
    'MCRECETTEFLANPARISIENIMG',
    'Flan parisien à la crème',
    'Part haute de flan parisien à la coupe nette, devant le flan entier dans son cercle.',
    flanParisien,
  ),
  drawn(
    'MCRECETTEPARISBRESTIMG',
    'Paris-brest au praliné amande-noisette',
    'Paris-brest garni de torsades de mousseline, avec amandes effilées, sucre glace et noisettes.',
    parisBrest,
  ),
  drawn(
    'MCRECETTEFINANCIERSIMG',
    'Financiers au beurre noisette',
    'Financiers dorés sur leur plaque, l’un coupé sur sa mie, près d’un bol de beurre noisette.',
    financiers,
  ),
  drawn(
    'MCRECETTECHEESECAKEIMG',
    'Cheesecake cuit au citron',
    'Part de cheesecake ivoire sur fond de biscuit, zeste de citron et café latte en arrière-plan.',
    cheesecake,
  ),
  drawn(
    'MCRECETTEMATCHACOCOIMG',
    'Matcha latte coco glacé',
    'Grand verre glacé où le matcha vert vif descend dans le lait de coco, avec glaçons et menthe.',
    matchaCoco,
  ),
  drawn(
    'MCRECETTECROQUECOMTEIMG',
    'Croque-monsieur au comté',
    'Croque-monsieur gratiné coupé en diagonale, jambon et fromage visibles, salade verte à côté.',
    croqueMonsieur,
  ),
  drawn(
    'MCRECETTEQUICHEPOIREAUIMG',
    'Quiche poireau et comté en série',
    'Part de quiche haute, crème et lamelles de poireau à la coupe, devant la quiche entière.',
    quichePoireau,
  ),
  drawn(
    'MCRECETTEPANCAKESPROTEINESIMG',
    'Pancakes protéinés à l’avoine',
    'Pile de pancakes épais nappés de skyr et de myrtilles, un shaker en arrière-plan.',
    pancakes,
  ),
  drawn(
    'MCRECETTEOVERNIGHTOATSIMG',
    'Overnight oats au skyr et aux myrtilles',
    'Deux verrines où se superposent flocons d’avoine, skyr et myrtilles, leurs couvercles à côté.',
    overnightOats,
  ),
  drawn(
    'MCRECETTESHAKECAFEIMG',
    'Shake café-cacao après séance',
    'Shake café-cacao mousseux dans un grand verre, grains de café autour, pot de whey derrière.',
    shakeCafe,
  ),
  drawn(
    'MCRECETTEOEUFSBENEDICTEIMG',
    'Œufs bénédicte pour le brunch',
    'Deux œufs bénédicte sur muffins toastés, l’un nappé de hollandaise, l’autre au jaune coulant.',
    oeufsBenedicte,
  ),
  drawn(
    'MCRECETTEPAINPERDUIMG',
    'Pain perdu de brioche, caramel au beurre salé',
    'Deux tranches épaisses de brioche perdue sous un caramel coulant et une noix de beurre.',
    painPerdu,
  ),
];

const ofTrends: readonly DemoPicture[] = [
  drawn(
    'MCTENDANCESIMG',
    'Tendances de consommation',
    'Comptoir avec café glacé, pot de laitage, petites viennoiseries et ardoise.',
    consumption,
  ),
  drawn(
    'MCTENDANCEPROTEINESIMG',
    'Les protéines sortent du shaker',
    'Pot de poudre, boissons, skyr, bol de myrtilles, barres aux céréales et shaker alignés.',
    proteins,
  ),
  drawn(
    'MCTENDANCEFROIDIMG',
    'Le café se boit froid, et pas qu’en été',
    'Trois grands verres embués sur un comptoir clair : latte glacé, citronnade et thé.',
    coldDrinks,
  ),
  drawn(
    'MCTENDANCEVEGETALIMG',
    'Le végétal, sans supplément',
    'Quatre pichets rangés, un bandeau de couleur par boisson, devant une machine à espresso.',
    plantMilks,
  ),
  drawn(
    'MCTENDANCEMINISIMG',
    'Plus petit, à plusieurs',
    'Boîte pâtissière ouverte : mini-croissants, petits pains au chocolat et tartelettes aux fruits.',
    smallFormats,
  ),
  drawn(
    'MCTENDANCEBRUNCHIMG',
    'Le brunch s’étire',
    'Table de brunch au soleil : œuf bénédicte, brioche perdue au caramel, café et jus d’orange.',
    brunch,
  ),
  drawn(
    'MCTENDANCEMATCHAIMG',
    'Matcha, chai et thés lactés',
    'Bol de matcha et son fouet de bambou, poudre verte, verre de chai et pichet de lait de coco.',
    matchaChai,
  ),
  drawn(
    'MCTENDANCEPISTACHEIMG',
    'Pistache, praliné, noisette : le goût franc',
    'Paris-brest et financiers à la pistache, bol de pâte de pistache et noisettes torréfiées.',
    pistachio,
  ),
  drawn(
    'MCTENDANCESANSIMG',
    'Sans lactose, sans gluten : bien l’annoncer',
    'Plateau de petit-déjeuner d’hôtel : croissant sous sachet étiqueté, skyr, myrtilles et étiquettes.',
    allergens,
  ),
  drawn(
    'MCTENDANCEEMPORTERIMG',
    'Le petit-déjeuner part avec le client',
    'Sachet de viennoiseries, gobelets fumants et pots d’avoine prêts à emporter, à l’aube.',
    takeaway,
  ),
  drawn(
    'MCTENDANCEINVENDUSIMG',
    'La dernière heure a son prix',
    'Corbeille de croissants en fin de journée et croissant aux amandes poudré, près d’une ardoise.',
    lastHour,
  ),
  drawn(
    'MCTENDANCEORIGINEIMG',
    'Le beurre a un nom, et l’origine se raconte',
    'Motte de beurre entamée sur une planche, tartine, pain frais et ardoise.',
    butterOrigin,
  ),
];

const ofAdvice: readonly DemoPicture[] = [
  drawn(
    'MCADVICEIMG',
    'Accompagnement métier',
    'Plaque de beurre, pichet de lait, sac de farine, pot de skyr et café sur un plan de marbre.',
    trades,
  ),
  drawn(
    'MCIDEESRECETTESIMG',
    'Idées recettes',
    'Table vue de dessus : croissants, flan entamé, bol de matcha et bol d’avoine sur un torchon beige.',
    recipeIdeas,
  ),
  drawn(
    'MCDLCPEPSIMG',
    'Gérer les dates et le PEPS en chambre froide',
    'Étagère de chambre froide, cartons étiquetés par couleur de date et thermomètre au mur.',
    datesInTheColdRoom,
  ),
  drawn(
    'MCPRIXREVIENTIMG',
    'Calculer un prix de revient matière',
    'Fiche recette en colonnes, crayon, calculatrice et balance sur un plan fariné.',
    materialCost,
  ),
  drawn(
    'MCPETITDEJHOTELIMG',
    'Composer une carte de petit-déjeuner d’hôtel',
    'Buffet d’hôtel rangé par zones : croissants, fromage, fruits et boissons, une étiquette chacun.',
    hotelBreakfast,
  ),
  drawn(
    'MCMOUSSELAITIMG',
    'La mousse de lait, geste par geste',
    'Pichet en inox sous la buse vapeur et lait versé en rosetta dans une tasse de café.',
    milkFoam,
  ),
  drawn(
    'MCCHAINEFROIDIMG',
    'Tenir la chaîne du froid à la réception',
    'Sonde de température entre des briques de crème sur un chariot, camion frigorifique ouvert.',
    coldChain,
  ),
  drawn(
    'MCTOURAGEIMG',
    'Réussir le tourage en toute saison',
    'Laminoir, pâte feuilletée aux couches régulières, plaque de beurre et thermomètre.',
    lamination,
  ),
  drawn(
    'MCBARSHAKESIMG',
    'Tenir un bar à shakes dans une salle',
    'Mixeur, pots de protéines alignés, balance, fruits rouges et grand shake prêt à servir.',
    shakeBar,
  ),
];

/** Every picture that the contents of the demo shop name. */
export const demoPictures: readonly DemoPicture[] = [...ofRecipes, ...ofTrends, ...ofAdvice];
