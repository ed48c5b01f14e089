import { FOOD, SIZE, type ProductRange } from '../catalog/rangeShapes';

const EGG = {
  ...FOOD,
  brand: 'Clairmoulin',
  ingredients: '*Œufs* frais de poules',
  nutrition: [9.8, 2.7, 0.3, 0.3, 12.7, 0.3],
  origin: 'France',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const eggRanges: readonly ProductRange[] = [
  {
    ...EGG,
    category: 'oeufs-coquille',
    code: 'OCO',
    form: 'tray',
    base: '#D9A066',
    accent: '#8A4B12',
    storage: [5, 18],
    shelfLife: 20,
    advice: 'Conserver pointe en bas et ne pas laver les coquilles.',
    rows: [
      ['Œufs plein air calibre M', 'Carton de 6 × 30 œufs', 0.175, 'Entre 53 et 63 g, le calibre des recettes de pâtisserie. Poules élevées avec quatre mètres carrés de parcours.', {}],
      ['Œufs plein air calibre L', 'Carton de 6 × 30 œufs', 0.195, 'Entre 63 et 73 g, pour le brunch et les œufs au plat. Coquille rousse, jaune soutenu.', { accent: '#B23A2E' }],
      ['Œufs au sol calibre M', 'Carton de 12 × 30 œufs', 0.148, 'Le carton économique des fournils, ramassage sous 48 heures. Date de ponte imprimée sur chaque œuf.', { accent: '#2F5D8A' }],
      ['Œufs bio calibre M', 'Carton de 6 × 30 œufs', 0.285, 'Poules nourries à 95 % de céréales bio françaises. Blanc ferme qui monte haut.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], accent: '#4B7B2B' }],
      ['Œufs Label Rouge fermiers', 'Carton de 10 × 12 œufs', 0.34, 'Élevages de moins de 6 000 poules et ramassage manuel. Une coque solide, un jaune qui se tient.', { labels: ['Label Rouge'], accent: '#A32035', stock: 8 }],
      ['Œufs de caille', 'Barquette de 18 œufs', 0.19, 'Mouchetés et délicats, pour amuse-bouche et salades. Deux minutes trente pour un cœur coulant.', { base: '#D8CBB2', accent: '#5C5470', rule: [2, 80, 2] }],
    ],
  },
  {
    ...EGG,
    category: 'ovoproduits-liquides',
    code: 'OLI',
    form: 'brick',
    base: '#FBE7A8',
    accent: '#C7632A',
    ingredients: '*Œufs* entiers pasteurisés',
    storage: [0, 4],
    shelfLife: 21,
    advice: 'Agiter avant emploi et consommer sous 48 heures après ouverture.',
    rows: [
      ['Blanc d’œuf liquide', 'Carton de 6 × 1 kg', 3.6, 'Trente-trois blancs par brique, montés en cinq minutes avec 20 % de sucre. Macarons lisses et meringues sèches.', { ingredients: 'Blancs d’*œufs* pasteurisés', nutrition: [0.1, 0, 0.7, 0.7, 10.5, 0.4], accent: '#4BA3C3', base: '#F6F3E6', also: ['proteines-en-poudre'] }],
      ['Jaune d’œuf liquide', 'Carton de 6 × 1 kg', 7.4, 'Cinquante jaunes par brique, couleur régulière. Crèmes anglaises, glaces et sabayons sans séparer.', { ingredients: 'Jaunes d’*œufs* pasteurisés', nutrition: [28, 8.5, 0.8, 0.3, 15.5, 0.2], accent: '#D98E04' }],
      ['Jaune d’œuf sucré 10 %', 'Carton de 6 × 1 kg', 7.1, 'Le sucre protège l’émulsion et évite les peaux. Prévu pour la crème brûlée et la brioche à dorer.', { ingredients: 'Jaunes d’*œufs* pasteurisés 90 %, sucre', nutrition: [25, 7.6, 10, 10, 14, 0.2], accent: '#D98E04', groups: ['Boulangerie', 'Hôtellerie'] }],
      ['Œuf entier liquide bio', 'Carton de 6 × 1 kg', 5.3, 'Vingt œufs bio cassés le jour du conditionnement. Pour quiches, cakes et dorures.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], accent: '#4B7B2B' }],
      ['Dorure prête à l’emploi', 'Carton de 12 × 75 cl', 5.8, 'Un spray d’œuf et de protéines de lait qui brille sans couler. Évite de casser des œufs au poste de four.', { form: 'bottle', ingredients: 'Eau, protéines de *lait*, *œufs* 12 %, dextrose', nutrition: [6, 1, 4, 3, 5, 0.3] }],
    ],
    variations: [
      {
        name: 'Œuf entier liquide plein air',
        text: 'Œufs de poules élevées en plein air, cassés et pasteurisés le jour même.',
        attribute: SIZE,
        options: [
          ['1 kg', 'Carton de 6 × 1 kg', 3.85, 'L’équivalent de vingt œufs, dans une brique à bouchon.'],
          ['5 kg', 'Outre de 5 kg', 3.55, 'La poche des pétrins et des batteurs, avec robinet.', { form: 'box' }],
          ['10 kg', 'Seau de 10 kg', 3.4, 'Le seau des productions quotidiennes de biscuits.', { form: 'bucket' }],
        ],
      },
    ],
  },
  {
    ...EGG,
    category: 'ovoproduits-cuits-et-secs',
    code: 'OCS',
    form: 'bucket',
    base: '#FDF0C8',
    accent: '#C08A1E',
    storage: [0, 4],
    shelfLife: 30,
    advice: 'Prélever avec un ustensile propre et refermer aussitôt.',
    rows: [
      ['Œufs durs écalés', 'Seau de 75 œufs', 0.31, 'Cuits vapeur et écalés sans lésion, sous saumure légère. Salades, sandwichs et buffets sans corvée.'],
      ['Œufs pochés', 'Carton de 4 × 20 œufs', 0.58, 'Pochés individuellement, le jaune coule après deux minutes dans l’eau chaude. Un œuf bénédicte en série.', { form: 'tray', groups: ['Hôtellerie', 'Coffee shop'] }],
      ['Omelette nature roulée 90 g', 'Carton de 40 × 90 g', 6.1, 'Surgelée à cœur, elle retrouve son moelleux en six minutes au four vapeur. Pour buffets et plateaux.', { form: 'box', storage: [-25, -18], shelfLife: 270, ingredients: '*Œufs* entiers 88 %, *lait*, huile de tournesol, sel', nutrition: [11, 3, 1.5, 1, 10, 0.8] }],
      ['Brouillade prête à chauffer', 'Carton de 6 × 1,5 kg', 7.2, 'Des grains crémeux en poche de cuisson, à réchauffer au bain-marie. Tient une heure en bac gastronome.', { form: 'sachet', ingredients: '*Œufs* entiers 80 %, crème de *lait*, sel', nutrition: [13, 5, 1.5, 1.2, 9, 0.9] }],
      ['Poudre de blanc d’œuf', 'Sac de 5 kg', 18.5, 'Quatre-vingts pour cent de protéines pour macarons et nougats. Un complément de 3 % raffermit une meringue.', { form: 'sack', ingredients: 'Blancs d’*œufs* en poudre', storage: [5, 25], shelfLife: 360, nutrition: [0.2, 0, 4.5, 4.5, 81, 3.2] }],
      ['Poudre d’œuf entier', 'Sac de 10 kg', 11.8, 'Douze grammes de poudre et trente-huit d’eau font un œuf. La réserve de secours du fournil.', { form: 'sack', ingredients: '*Œufs* entiers en poudre', storage: [5, 25], shelfLife: 360, nutrition: [41, 12.5, 1.8, 1.8, 48, 1.1] }],
    ],
  },
];
