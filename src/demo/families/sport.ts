import { FLAVOUR, FOOD, SIZE, type ProductRange } from '../catalog/rangeShapes';

const SPORT = {
  ...FOOD,
  brand: 'Élanfort',
  ingredients: 'Protéines de *lactosérum*, cacao, arôme naturel',
  nutrition: [5, 3, 8, 4, 76, 0.5],
  storage: [5, 25],
  shelfLife: 300,
  origin: 'France',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const sportRanges: readonly ProductRange[] = [
  {
    ...SPORT,
    category: 'proteines-en-poudre',
    code: 'PRO',
    form: 'tub',
    base: '#1E2A33',
    accent: '#27B39A',
    advice: 'Ne remplace pas une alimentation variée ; agiter quinze secondes avec 30 cl d’eau ou de lait.',
    rows: [
      ['Caséine micellaire nuit', 'Pot de 900 g', 27.5, 'Une protéine lente à boire le soir ou à épaissir en pudding. Vanille légère, sans édulcorant.', { ingredients: 'Caséine de *lait*, vanille, lécithine de *soja*', nutrition: [1.5, 1, 4, 4, 82, 0.3], accent: '#7B5EA7' }],
      ['Protéine végétale pois et riz', 'Sac de 2 kg', 19.8, 'Les acides aminés du pois et du riz se complètent. Sans lactose ni soja, texture lisse.', { form: 'sachet', ingredients: 'Protéines de pois 70 %, protéines de riz 25 %, cacao', nutrition: [6, 1.2, 6, 1, 75, 1.4], accent: '#6A9A3B' }],
      ['Gainer banane', 'Sac de 3 kg', 10.4, 'Deux tiers de glucides et un tiers de protéines pour les prises de masse. Une dose apporte 380 kcal.', { form: 'sachet', ingredients: 'Maltodextrine, protéines de *lait*, farine d’*avoine*, banane en poudre', nutrition: [4, 2, 64, 18, 27, 0.4], accent: '#E3A21A', groups: ['Salle de sport'] }],
      ['Isolat de lactosérum neutre', 'Sac de 10 kg', 22.9, 'Quatre-vingt-dix pour cent de protéines, sans goût. Pour enrichir shakes, pains et glaces protéinées.', { form: 'sack', ingredients: 'Isolat de protéines de *lactosérum*, lécithine de *soja*', nutrition: [0.8, 0.5, 2, 2, 90, 0.5], groups: ['Salle de sport', 'Boulangerie'] }],
      ['Créatine monohydrate', 'Pot de 500 g', 29, 'Poudre micronisée qui se dissout à froid. Trois grammes par jour, cuillère-dose dans le pot.', { ingredients: 'Créatine monohydrate', nutrition: null, accent: '#D9484A', groups: ['Salle de sport'] }],
      ['Boisson d’effort citron', 'Pot de 1 kg', 11.6, 'Glucose, fructose et sodium à diluer à 6 %. Se boit pendant les séances de plus d’une heure.', { ingredients: 'Dextrose, fructose, citrate de sodium, jus de citron en poudre', nutrition: [0, 0, 94, 88, 0, 2.2], accent: '#C9B800' }],
    ],
    variations: [
      {
        name: 'Whey de lait français',
        text: 'Vingt-trois grammes de protéines par dose, issues du lactosérum de nos fromageries.',
        attribute: FLAVOUR,
        options: [
          ['Chocolat', 'Pot de 900 g', 24.5, 'Au vrai cacao, sans arrière-goût.', { accent: '#8A5A3A' }],
          ['Vanille', 'Pot de 900 g', 24.5, 'Se mélange aux porridges et aux pancakes.', { accent: '#D9B45A' }],
          ['Fraise', 'Pot de 900 g', 24.9, 'Poudre de fraise et betterave.', { accent: '#D9486A' }],
          ['Café', 'Pot de 900 g', 25.4, 'Avec 80 mg de caféine par dose.', { accent: '#A9743F' }],
        ],
      },
      {
        name: 'Whey nature grand format',
        text: 'La même protéine sans arôme, pour les bars à shakes.',
        attribute: SIZE,
        changes: { form: 'sachet', ingredients: 'Protéines de *lactosérum*, lécithine de *soja*' },
        options: [
          ['2 kg', 'Sac de 2 kg', 21.5, 'Soixante-six doses, zip refermable.'],
          ['5 kg', 'Sac de 5 kg', 19.9, 'Le sac des salles de plus de 300 adhérents.', { form: 'sack' }],
        ],
      },
    ],
  },
  {
    ...SPORT,
    category: 'boissons-proteinees',
    code: 'BPR',
    form: 'bottle',
    base: '#F2F6F5',
    accent: '#136F63',
    ingredients: '*Lait* écrémé, protéines de *lait*, cacao maigre, édulcorant : stévia',
    nutrition: [0.6, 0.4, 5, 4.8, 8, 0.15],
    shelfLife: 150,
    advice: 'Agiter et servir frais ; à consommer dans les 24 heures après ouverture.',
    rows: [
      ['Lait protéiné à boire sans lactose', 'Pack de 12 × 25 cl', 6.1, 'Vingt grammes de protéines par bouteille, digestion légère. Goût nature peu sucré.', { accent: '#7B5EA7' }],
      ['Eau protéinée pêche', 'Pack de 12 × 50 cl', 4.4, 'Claire comme une eau, dix-huit grammes de protéines et aucune matière grasse. À boire après le cours collectif.', { ingredients: 'Eau, protéines de *lactosérum* hydrolysées, acide citrique, arôme naturel', nutrition: [0, 0, 0.5, 0.3, 3.6, 0.02], accent: '#E58A5A', base: '#FBE6D8' }],
      ['Eau protéinée citron vert', 'Pack de 12 × 50 cl', 4.4, 'Acidulée et désaltérante, sans sucre. Étiquette lisible derrière une vitrine embuée.', { ingredients: 'Eau, protéines de *lactosérum* hydrolysées, acide citrique, arôme naturel', nutrition: [0, 0, 0.5, 0.3, 3.6, 0.02], accent: '#6A9A3B', base: '#EAF4D8' }],
      ['Pudding protéiné vanille', 'Carton de 12 × 200 g', 6.9, 'Une crème dessert à vingt grammes de protéines. Cuillère bois sous l’opercule.', { form: 'tub', nutrition: [1.5, 1, 7, 5, 10, 0.15], storage: [2, 6], shelfLife: 40, accent: '#B98A2F', groups: ['Salle de sport', 'Coffee shop'] }],
    ],
    variations: [
      {
        name: 'Shake protéiné 33 cl',
        text: 'Vingt-sept grammes de protéines de lait dans une bouteille recyclable.',
        attribute: FLAVOUR,
        options: [
          ['Chocolat', 'Pack de 12 × 33 cl', 6.6, 'Cacao maigre, texture de milk-shake.', { accent: '#6B3A22' }],
          ['Vanille', 'Pack de 12 × 33 cl', 6.6, 'Vanille douce, la plus polyvalente.', { accent: '#B98A2F' }],
          ['Café frappé', 'Pack de 12 × 33 cl', 6.9, 'Un expresso par bouteille.', { accent: '#4A2C1A', stock: 8 }],
        ],
      },
    ],
  },
  {
    ...SPORT,
    category: 'barres-et-encas',
    code: 'BAR',
    form: 'box',
    base: '#F4EFE4',
    accent: '#136F63',
    ingredients: 'Dattes, *amandes*, protéines de *lait*, flocons d’*avoine*',
    nutrition: [15, 4, 38, 26, 30, 0.3],
    shelfLife: 180,
    advice: 'Boîte-présentoir à poser au comptoir, une portion par emballage.',
    rows: [
      ['Barre avoine et miel', 'Boîte de 24 × 40 g', 14.5, 'Flocons toastés et miel de printemps, pour l’avant-séance. Moelleuse même au froid.', { ingredients: 'Flocons d’*avoine* 48 %, miel 14 %, huile de tournesol, graines de courge', nutrition: [14, 2, 60, 22, 9, 0.2], accent: '#C08A1E' }],
      ['Barre crue dattes et cacahuètes', 'Boîte de 20 × 45 g', 17.8, 'Quatre ingrédients pressés à froid, sans sucre ajouté. Énergie durable pour le trail.', { ingredients: 'Dattes 52 %, *arachides* 30 %, raisins, sel', nutrition: [16, 2.5, 48, 42, 12, 0.3], accent: '#A85B1C' }],
      ['Cookie protéiné double chocolat', 'Boîte de 12 × 60 g', 18.9, 'Quinze grammes de protéines dans un cookie moelleux. Réchauffer dix secondes au micro-ondes.', { vat: 'standard', ingredients: 'Farine de *blé*, protéines de *lait*, chocolat au *lait*, *beurre*, *œufs*', nutrition: [17, 8, 38, 18, 25, 0.5], accent: '#6B3A22' }],
      ['Chips de fromage soufflé', 'Carton de 24 × 25 g', 38, 'De l’emmental soufflé à chaud, croustillant et sans glucides. Dix grammes de protéines par sachet.', { form: 'sachet', ingredients: '*Fromage* (*lait*), sel', nutrition: [38, 25, 1, 0.5, 42, 1.9], base: '#F5D66E', accent: '#B23A2E' }],
      ['Mélange randonnée', 'Carton de 20 × 40 g', 15.9, 'Amandes, noisettes, raisins et cranberries en sachets de poche. Sans sel ni huile.', { form: 'sachet', ingredients: '*Amandes*, *noisettes*, raisins secs, cranberries', nutrition: [31, 3, 40, 34, 12, 0.02], accent: '#7A4A22' }],
      ['Compote à boire pomme-banane', 'Carton de 24 × 90 g', 5.2, 'Une gourde refermable de cent pour cent de fruits. Le sucre rapide de la mi-temps.', { form: 'sachet', ingredients: 'Pommes 70 %, bananes 30 %', nutrition: [0.3, 0.1, 15, 13, 0.5, 0], accent: '#6A9A3B' }],
    ],
    variations: [
      {
        name: 'Barre protéinée 20 g',
        text: 'Vingt grammes de protéines, enrobage fin et moins de 2 g de sucre.',
        attribute: FLAVOUR,
        changes: {
          vat: 'standard',
          ingredients: 'Protéines de *lait*, chocolat au *lait* 18 %, fibres de chicorée, *arachides*',
          nutrition: [14, 7, 22, 3, 34, 0.4],
        },
        options: [
          ['Caramel salé', 'Boîte de 12 × 60 g', 27.5, 'Le cœur coule, la coque craque.', { accent: '#A85B1C' }],
          ['Cacahuète', 'Boîte de 12 × 60 g', 27.5, 'Éclats d’arachides grillées.', { accent: '#C08A1E' }],
          ['Coco', 'Boîte de 12 × 60 g', 27.9, 'Coco râpée et chocolat noir.', { accent: '#4BA3A0', vat: 'reduced', ingredients: 'Protéines de *lait*, coco 14 %, chocolat noir 16 %, fibres de chicorée' }],
        ],
      },
    ],
  },
];
