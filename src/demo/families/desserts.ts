import { FLAVOUR, FOOD, SIZE, type ProductRange } from '../catalog/rangeShapes';

const FERMENTED = {
  ...FOOD,
  brand: 'Clairmoulin',
  form: 'tub',
  ingredients: '*Lait* entier, ferments lactiques du *lait*',
  nutrition: [3.5, 2.3, 5, 5, 3.9, 0.1],
  storage: [2, 6],
  shelfLife: 21,
  origin: 'France (Normandie)',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const dessertRanges: readonly ProductRange[] = [
  {
    ...FERMENTED,
    category: 'yaourts',
    code: 'YAO',
    base: '#EEF4F2',
    accent: '#3B7F8C',
    advice: 'Servir entre 4 et 6 °C, sans congeler.',
    rows: [
      ['Yaourt nature au lait entier', 'Carton de 24 × 125 g', 2.4, 'Étuvé dans son pot, ferme et doux. Une étiquette sobre, à poser tel quel sur le buffet.'],
      ['Yaourt à la grecque 10 %', 'Seau de 5 kg', 3.7, 'Égoutté, dense, sans poudre de lait. Granola bowls, tzatziki et glaçages.', { form: 'bucket', nutrition: [10, 6.7, 4, 4, 5.5, 0.1], accent: '#2F5D8A' }],
      ['Yaourt de brebis bio', 'Carton de 12 × 125 g', 5.4, 'Brebis du Larzac, texture naturellement crémeuse. Digeste et sans arôme.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], ingredients: '*Lait* de brebis, ferments lactiques du *lait*', nutrition: [6, 4, 4.4, 4.4, 5.2, 0.1], accent: '#4B7B2B' }],
      ['Yaourt à boire vanille', 'Carton de 12 × 25 cl', 3.3, 'En bouteille individuelle, à vendre avec un encas. Vanille infusée et 7 % de sucre.', { form: 'bottle', ingredients: '*Lait* écrémé, sucre 7 %, vanille, ferments lactiques du *lait*', nutrition: [1.5, 1, 12, 12, 3, 0.1], accent: '#B98A2F' }],
      ['Yaourt végétal coco', 'Carton de 12 × 125 g', 5.9, 'Lait de coco fermenté, sans soja ni lactose. Une acidité légère pour les bols de fruits.', { brand: 'Avoline', ingredients: 'Lait de coco 95 %, amidon, ferments', nutrition: [12, 10.5, 5, 2, 1.2, 0.02], accent: '#4BA3A0' }],
      ['Kéfir de lait', 'Carton de 6 × 75 cl', 3.2, 'Fermenté vingt-quatre heures avec des grains vivants. Finement pétillant, pour smoothies et marinades.', { form: 'bottle', accent: '#7B5EA7' }],
    ],
    variations: [
      {
        name: 'Yaourt brassé aux fruits',
        text: 'Un brassé onctueux avec au moins 12 % de fruits préparés.',
        attribute: FLAVOUR,
        changes: {
          ingredients: '*Lait* entier, fruits 12 %, sucre, ferments lactiques du *lait*',
          nutrition: [2.9, 1.9, 14, 13.5, 3.3, 0.1],
        },
        options: [
          ['Fraise', 'Carton de 24 × 125 g', 3.1, 'Fraises en morceaux, rose naturel.', { accent: '#C8405A' }],
          ['Abricot', 'Carton de 24 × 125 g', 3.1, 'Abricots bergeron, acidité douce.', { accent: '#E0872C' }],
          ['Myrtille', 'Carton de 24 × 125 g', 3.25, 'Myrtilles sauvages entières.', { accent: '#4B3F8C' }],
          ['Mangue', 'Carton de 24 × 125 g', 3.2, 'Mangue alphonso mixée et passée.', { accent: '#E3A21A', stock: 0 }],
        ],
      },
    ],
  },
  {
    ...FERMENTED,
    category: 'fromages-blancs-et-skyr',
    code: 'FBS',
    base: '#F7F7F2',
    accent: '#2E6F95',
    nutrition: [3.2, 2.1, 3.8, 3.8, 7.4, 0.1],
    advice: 'Lisser au fouet pour retrouver l’onctuosité après transport.',
    rows: [
      ['Fromage blanc lisse 3,2 %', 'Seau de 5 kg', 2.35, 'Le seau du buffet et des gâteaux de fromage. Texture lisse, faible synérèse.', { form: 'bucket' }],
      ['Fromage blanc 0 %', 'Seau de 5 kg', 2.2, 'Sans matière grasse mais crémeux, pour sauces et desserts légers. Huit grammes de protéines pour 100 g.', { form: 'bucket', nutrition: [0.1, 0, 4, 4, 8, 0.1], accent: '#4BA3C3' }],
      ['Fromage blanc fermier bio', 'Carton de 6 × 1 kg', 3.9, 'Caillé lactique égoutté en toile. Goût de crème et grain rustique.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], accent: '#4B7B2B' }],
      ['Petit-suisse 40 %', 'Carton de 48 × 60 g', 4.4, 'Enrobé de papier, ferme et frais. En dessert ou pour liquéfier une farce.', { form: 'portion', nutrition: [10, 6.7, 3.4, 3.4, 9, 0.1] }],
      ['Quark maigre', 'Seau de 5 kg', 3.1, 'Douze pour cent de protéines et un pH doux. Pour käsekuchen et pâtes au fromage blanc.', { form: 'bucket', nutrition: [0.3, 0.2, 4, 4, 12, 0.1] }],
    ],
    variations: [
      {
        name: 'Skyr islandais nature',
        text: 'Égoutté quatre fois, il concentre dix grammes de protéines pour 100 g sans matière grasse.',
        attribute: SIZE,
        changes: { nutrition: [0.2, 0.1, 4, 4, 10.5, 0.1], brand: 'Élanfort', accent: '#136F63' },
        options: [
          ['150 g', 'Carton de 12 × 150 g', 4.9, 'Le pot individuel, cuillère sous le couvercle.'],
          ['1 kg', 'Carton de 4 × 1 kg', 3.9, 'Le pot refermable des bars à bowls.'],
          ['5 kg', 'Seau de 5 kg', 3.45, 'Le seau des cantines sportives.', { form: 'bucket' }],
        ],
      },
    ],
  },
  {
    ...FERMENTED,
    category: 'desserts-lactes',
    code: 'DLA',
    base: '#FBEBD3',
    accent: '#8A4B12',
    ingredients: '*Lait* entier, sucre, crème de *lait*, amidon, gélifiant : carraghénanes',
    nutrition: [4, 2.7, 19, 16, 3.2, 0.15],
    shelfLife: 28,
    advice: 'Servir frais ; démouler d’un geste sec après vingt secondes à l’air.',
    rows: [
      ['Riz au lait de grand-mère', 'Seau de 3 kg', 3.9, 'Riz rond cuit quarante minutes dans un lait vanillé. Se sert froid, ou tiède avec un caramel au beurre salé.', { form: 'bucket', ingredients: '*Lait* entier, riz 11 %, sucre, vanille' }],
      ['Mousse au chocolat noir', 'Seau de 1,5 kg', 8.6, 'Chocolat à 60 % et blancs d’œufs plein air montés. Se dresse à la cuillère ou à la poche.', { form: 'bucket', ingredients: 'Chocolat noir 28 %, blancs d’*œufs*, crème de *lait*, sucre, lécithine de *soja*', nutrition: [17, 10, 28, 25, 5, 0.15], base: '#6B3A22', accent: '#E0B15C' }],
      ['Panna cotta vanille', 'Carton de 12 × 110 g', 6.2, 'Trente pour cent de crème et un point de gélatine végétale. Démoulable, tremblante, nette.', { nutrition: [15, 10, 16, 16, 2.4, 0.1] }],
      ['Île flottante', 'Carton de 12 × 100 g', 6.8, 'Un blanc cuit vapeur et sa crème anglaise, caramel à part. Le classique des brasseries, sans préparation.', { ingredients: '*Lait*, blancs d’*œufs*, jaunes d’*œufs*, sucre, vanille' }],
      ['Tiramisu en bac', 'Bac de 1,8 kg', 9.4, 'Mascarpone, biscuits cuillère et espresso du Comptoir, monté à la main. Bac de seize parts.', { form: 'tray', ingredients: '*Mascarpone* 30 %, *œufs*, biscuits (*blé*), sucre, café', nutrition: [19, 12, 26, 20, 4.8, 0.1], stock: 7 }],
    ],
    variations: [
      {
        name: 'Crème dessert',
        text: 'Une crème lisse cuite au lait entier, sans colorant.',
        attribute: FLAVOUR,
        options: [
          ['Vanille', 'Carton de 24 × 115 g', 3.2, 'Vanille naturelle et grains broyés.', { accent: '#B98A2F' }],
          ['Chocolat', 'Carton de 24 × 115 g', 3.3, 'Au cacao maigre, peu sucrée.', { accent: '#6B3A22', ingredients: '*Lait* entier, sucre, cacao 3 %, amidon' }],
          ['Caramel', 'Carton de 24 × 115 g', 3.3, 'Caramel cuit au beurre, une pointe de sel.', { accent: '#C7762A' }],
          ['Café', 'Carton de 24 × 115 g', 3.4, 'Extrait de café, amertume douce.', { accent: '#4A2C1A' }],
        ],
      },
      {
        name: 'Flan pâtissier à réchauffer',
        text: 'Un flan pur beurre cuit sur fond de pâte brisée, surgelé dans son moule.',
        attribute: SIZE,
        changes: {
          form: 'box',
          storage: [-25, -18],
          shelfLife: 180,
          ingredients: '*Lait*, *œufs*, sucre, *beurre*, farine de *blé*',
          nutrition: [9, 5.5, 27, 17, 5, 0.3],
        },
        options: [
          ['Individuel 130 g', 'Carton de 24 × 130 g', 6.4, 'Le flan à l’unité des vitrines réfrigérées.'],
          ['Rond 1 kg', 'Carton de 4 × 1 kg', 5.7, 'Huit à dix parts, diamètre de 24 cm.'],
        ],
      },
    ],
  },
];
