import { FLAVOUR, FOOD, MODEL, SIZE, type ProductRange } from '../catalog/rangeShapes';

const MARVANNE = {
  ...FOOD,
  brand: 'Brûlerie Marvanne',
  ingredients: 'Café',
  nutrition: null,
  storage: [5, 25],
  shelfLife: 270,
  origin: 'France',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const drinkRanges: readonly ProductRange[] = [
  {
    ...MARVANNE,
    category: 'cafes',
    code: 'CAF',
    form: 'sachet',
    base: '#2E241F',
    accent: '#D98C4A',
    advice: 'Utiliser entre dix et quarante-cinq jours après torréfaction, sachet refermé.',
    rows: [
      ['Café grains espresso du Comptoir', 'Carton de 6 × 1 kg', 19.5, 'Brésil, Colombie et 20 % de robusta lavé pour une crema dense. Chocolat noir et noisette en tasse.'],
      ['Café grains Éthiopie Sidamo', 'Carton de 6 × 1 kg', 26.8, 'Torréfaction claire, jasmin et abricot. Pour filtre, chemex et espresso à 93 °C.', { accent: '#D9A441' }],
      ['Café grains Colombie Huila', 'Carton de 6 × 1 kg', 24.5, 'Corps rond, pomme rouge et caramel. Une base sûre pour les boissons lactées.', { accent: '#B3563A' }],
      ['Café grains décaféiné à l’eau', 'Carton de 6 × 1 kg', 25.9, 'Décaféiné sans solvant, il garde son sucre et son corps. Même réglage de moulin que l’espresso.', { accent: '#6E93B5' }],
      ['Café moulu filtre bio', 'Carton de 20 × 250 g', 22.4, 'Honduras et Pérou, mouture médium. La dose d’un percolateur de 1,8 litre.', { labels: ['Bio'], accent: '#6A9A3B' }],
      ['Café grains spécialité Rwanda', 'Carton de 4 × 500 g', 34, 'Lot de 600 kg noté 87 points, cassis et thé noir. Une carte d’origine à poser sur le bar.', { groups: ['Coffee shop'], stock: 6, accent: '#A32035' }],
    ],
    variations: [
      {
        name: 'Capsules compostables espresso',
        text: 'Capsules compatibles à usage professionnel, compostables en filière industrielle.',
        attribute: MODEL,
        changes: { form: 'box' },
        options: [
          ['Intense 9', 'Boîte de 100 pièces', 0.29, 'Torréfaction appuyée, peu d’acidité.'],
          ['Fruité 6', 'Boîte de 100 pièces', 0.3, 'Arabicas lavés d’altitude.', { accent: '#B3563A' }],
          ['Décaféiné', 'Boîte de 100 pièces', 0.32, 'Doux, pour les fins de repas.', { accent: '#6E93B5' }],
        ],
      },
    ],
  },
  {
    ...MARVANNE,
    category: 'thes-et-infusions',
    code: 'THE',
    form: 'box',
    base: '#E5EBDD',
    accent: '#2F6B4F',
    ingredients: 'Thé',
    shelfLife: 540,
    advice: 'Conserver à l’abri de la lumière et respecter le temps d’infusion.',
    rows: [
      ['Thé noir breakfast sachets', 'Boîte de 100 pièces', 0.12, 'Assam et Ceylan corsés qui supportent le lait. Sachets enveloppés, fil coton.', { accent: '#8A2F2A' }],
      ['Thé vert sencha vrac', 'Carton de 4 × 500 g', 27, 'Feuilles étuvées, végétales et vives. Trois minutes à 75 °C.', { form: 'can' }],
      ['Thé noir Earl Grey vrac', 'Carton de 4 × 500 g', 24.5, 'Bergamote de Calabre et fleurs de bleuet. Aromatise aussi une ganache.', { form: 'can', accent: '#35577F' }],
      ['Matcha de cuisine', 'Carton de 6 × 100 g', 98, 'Moulu à la pierre, vert vif, pour lattes et biscuits. Deux grammes par tasse.', { form: 'can', origin: 'Japon', accent: '#5E8C31', base: '#DDE8C2', stock: 4 }],
      ['Matcha de cérémonie', 'Carton de 6 × 30 g', 260, 'Première récolte ombrée, sans amertume. Pour une carte courte et un public averti.', { form: 'can', origin: 'Japon', accent: '#3E6B1F', base: '#CFE0AE', groups: ['Coffee shop', 'Hôtellerie'] }],
      ['Infusion verveine-menthe sachets', 'Boîte de 100 pièces', 0.14, 'Feuilles entières en sachet pyramide, sans théine. La tisane du soir en chambre.', { ingredients: 'Verveine, menthe', accent: '#4B9A6A' }],
      ['Rooibos vanille sachets', 'Boîte de 100 pièces', 0.15, 'Doux et sans théine, à boire nature ou au lait. Couleur rouge profonde.', { ingredients: 'Rooibos, vanille', accent: '#B3563A', origin: 'Afrique du Sud' }],
    ],
  },
  {
    ...MARVANNE,
    category: 'sirops-et-sauces',
    code: 'SIR',
    form: 'bottle',
    base: '#F3D9A4',
    accent: '#8A4B12',
    ingredients: 'Sucre, eau, arôme naturel',
    nutrition: [0, 0, 80, 80, 0, 0],
    shelfLife: 540,
    advice: 'Compter 15 ml pour une tasse de 25 cl ; pompe doseuse vendue à part.',
    rows: [
      ['Sauce chocolat noir', 'Carton de 6 × 1,2 kg', 6.8, 'Nappe un moka et dessine sur une mousse. Trente pour cent de cacao et chocolat.', { ingredients: 'Sucre, eau, cacao 18 %, chocolat 12 %', nutrition: [5, 3, 58, 54, 4, 0.1], base: '#5A2F1D', accent: '#E0B15C' }],
      ['Sauce caramel beurre salé', 'Carton de 6 × 1,2 kg', 7.4, 'Beurre demi-sel et crème, sans arôme. Reste souple au froid, pour lattes et coupes glacées.', { ingredients: 'Sucre, crème de *lait*, *beurre* demi-sel 9 %, sel', nutrition: [11, 7, 64, 60, 1, 0.9], base: '#D08A3C' }],
      ['Chai latte concentré', 'Carton de 6 × 1 L', 6.2, 'Thé noir infusé, cardamome, gingembre et poivre. Un volume pour un volume de lait chaud.', { form: 'brick', ingredients: 'Eau, sucre, thé noir, épices', nutrition: [0, 0, 28, 28, 0, 0], accent: '#A3472F' }],
      ['Chocolat chaud en poudre 32 %', 'Carton de 6 × 1 kg', 9.3, 'Cacao, sucre de canne et vanille, sans grumeau à la buse vapeur. Trente grammes pour vingt centilitres.', { form: 'sachet', ingredients: 'Sucre de canne, cacao 32 %, vanille', nutrition: [7, 4.3, 68, 60, 7, 0.05], base: '#5A2F1D', accent: '#E0B15C', advice: 'Délayer dans un peu de lait avant de texturer.' }],
    ],
    variations: [
      {
        name: 'Sirop barista',
        text: 'Sirop au sucre de canne qui ne fait pas tourner le lait, bouteille en verre.',
        attribute: FLAVOUR,
        options: [
          ['Vanille', 'Carton de 6 × 70 cl', 9.6, 'Vanille bourbon, le plus demandé.', { accent: '#B98A2F' }],
          ['Caramel', 'Carton de 6 × 70 cl', 9.4, 'Cuit, légèrement amer.', { accent: '#A85B1C', base: '#E3AE6A' }],
          ['Noisette', 'Carton de 6 × 70 cl', 9.6, 'Grillé et rond, sans fruit à coque.', { accent: '#7A4A22', base: '#D9B48A' }],
          ['Menthe glaciale', 'Carton de 6 × 70 cl', 9.2, 'Pour limonades et mokas d’été.', { accent: '#1F7A5C', base: '#B9DFC9' }],
          ['Pain d’épices', 'Carton de 6 × 70 cl', 9.9, 'Cannelle, girofle et miel, d’octobre à février.', { accent: '#7A2F1D', base: '#E2B58C', stock: 0 }],
        ],
      },
    ],
  },
  {
    ...MARVANNE,
    category: 'jus-et-boissons-fraiches',
    code: 'JUS',
    form: 'bottle',
    base: '#F9D98C',
    accent: '#D9731A',
    ingredients: 'Jus de fruits 100 %',
    nutrition: [0.1, 0, 10.5, 10, 0.6, 0],
    shelfLife: 240,
    advice: 'Servir bien frais, entre 4 et 8 °C.',
    rows: [
      ['Limonade artisanale citron', 'Carton de 12 × 33 cl', 2.6, 'Jus de citron de Menton, bulle fine, peu de sucre. Bouteille à étiquette rétro.', { ingredients: 'Eau gazéifiée, sucre, jus de citron 6 %', nutrition: [0, 0, 7.2, 7.2, 0, 0], accent: '#C9A800', base: '#F6F0B0' }],
      ['Thé glacé pêche maison', 'Carton de 12 × 33 cl', 2.9, 'Thé noir réellement infusé et jus de pêche de vigne. Moitié moins sucré qu’un soda.', { ingredients: 'Eau, thé noir infusé, sucre, jus de pêche 8 %', nutrition: [0, 0, 4.5, 4.4, 0, 0], accent: '#C8602A', base: '#F4C9A0' }],
      ['Eau minérale plate verre', 'Carton de 12 × 1 L', 0.72, 'Bouteille de table consignée, faiblement minéralisée. Consigne comprise.', { ingredients: 'Eau minérale naturelle', nutrition: null, accent: '#2F6FA3', base: '#D6E8F2', advice: 'À conserver à l’abri du soleil.' }],
      ['Eau gazeuse verre', 'Carton de 12 × 75 cl', 0.95, 'Une bulle fine pour la table et les cocktails sans alcool. Goulot à vis.', { ingredients: 'Eau minérale naturelle gazeuse', nutrition: null, accent: '#1F7A6B', base: '#CFE9E1', advice: 'À conserver à l’abri du soleil.' }],
      ['Cidre brut de Normandie IGP', 'Carton de 6 × 75 cl', 4.6, 'Pommes amères et douces-amères, prise de mousse naturelle. L’accord des crêpes et du camembert.', { labels: ['IGP'], vat: 'standard', ingredients: 'Jus de pomme fermenté, *sulfites*', nutrition: [0, 0, 3, 3, 0, 0], accent: '#7A5A1C', base: '#E3C06A', origin: 'France (Normandie)', groups: ['Coffee shop', 'Hôtellerie', 'Autres'] }],
    ],
    variations: [
      {
        name: 'Pur jus de fruits 25 cl',
        text: 'Pressé puis flash-pasteurisé, en petite bouteille de verre pour le comptoir et la chambre.',
        attribute: FLAVOUR,
        options: [
          ['Orange', 'Carton de 12 × 25 cl', 4.1, 'Oranges blondes avec pulpe.', {}],
          ['Pomme', 'Carton de 12 × 25 cl', 3.8, 'Pommes du Limousin, trouble.', { accent: '#7A9A2B', base: '#E6E3A0' }],
          ['Abricot', 'Carton de 12 × 25 cl', 4.4, 'Nectar épais d’abricot du Roussillon.', { accent: '#D9731A', base: '#F7C98A' }],
          ['Tomate', 'Carton de 12 × 25 cl', 4, 'Tomates de plein champ, sel de céleri à part.', { accent: '#B3261E', base: '#EFA79B' }],
        ],
      },
      {
        name: 'Pur jus d’orange 1 L et plus',
        text: 'Oranges pressées en Espagne, sans sucre ajouté.',
        attribute: SIZE,
        options: [
          ['1 L', 'Carton de 6 × 1 L', 2.7, 'La bouteille du buffet.', {}],
          ['5 L', 'Outre de 5 L', 2.35, 'L’outre des distributeurs d’hôtel.', { form: 'box' }],
        ],
      },
    ],
  },
];
