import { FLAVOUR, FOOD, SIZE, type ProductRange } from '../catalog/rangeShapes';

const CREAM = {
  ...FOOD,
  brand: 'Clairmoulin',
  ingredients: 'Crème de *lait*, stabilisant : carraghénanes',
  nutrition: [35, 23, 3, 3, 2.1, 0.07],
  origin: 'France (Normandie)',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const creamRanges: readonly ProductRange[] = [
  {
    ...CREAM,
    category: 'cremes-uht',
    code: 'CRU',
    form: 'brick',
    base: '#FBF6E9',
    accent: '#2F5D8A',
    storage: [4, 20],
    shelfLife: 90,
    advice: 'Réfrigérer à 4 °C au moins douze heures avant de monter.',
    rows: [
      ['Crème UHT 30 % cuisson', 'Carton de 6 × 1 L', 4.35, 'Résiste à l’ébullition et à l’acidité du vin blanc ou du citron. Elle nappe sans trancher après un passage au bain-marie.', { nutrition: [30, 20, 3.2, 3.2, 2.2, 0.08] }],
      ['Crème UHT 35 % excellence', 'Carton de 6 × 1 L', 5.45, 'Foisonne à 2,4 fois son volume et tient six heures en vitrine. Couleur ivoire et goût net de lait frais.', { brand: 'Valbrune', accent: '#0F4C3A' }],
      ['Crème UHT 35 % au mascarpone', 'Carton de 6 × 1 L', 6.2, 'Un tiers de mascarpone pour une chantilly dense sans gélatine. Poche à douille nette, même après congélation.', { brand: 'Valbrune', accent: '#0F4C3A', ingredients: 'Crème de *lait*, *mascarpone* 30 %, stabilisant : carraghénanes' }],
      ['Crème UHT légère 18 %', 'Carton de 6 × 1 L', 3.35, 'Pour soupes, quiches et gratins de collectivité. Se réduit d’un tiers sans accrocher.', { nutrition: [18, 12, 3.8, 3.8, 2.6, 0.1] }],
      ['Crème UHT bio 35 %', 'Carton de 12 × 50 cl', 6.7, 'Sans stabilisant ni additif, elle remonte légèrement : secouer la brique. Monte fermement avec 8 % de sucre.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], accent: '#4B7B2B', ingredients: 'Crème de *lait* bio' }],
      ['Crème sous pression sucrée', 'Carton de 12 × 500 g', 6.4, 'Une chantilly immédiate pour chocolat chaud et coupe glacée. Rosette nette, vingt minutes de tenue.', { form: 'spray', ingredients: 'Crème de *lait*, sucre, émulsifiant, gaz propulseur : protoxyde d’azote', nutrition: [28, 18, 10, 10, 2, 0.1], also: ['sirops-et-sauces'] }],
    ],
    variations: [
      {
        name: 'Crème UHT 35 % à monter',
        text: 'La crème de référence pour chantilly, mousses et ganaches, au taux de foisonnement garanti.',
        attribute: SIZE,
        options: [
          ['20 cl', 'Carton de 24 × 20 cl', 6.1, 'La mini-brique des cartes courtes : ouverte, elle est finie.'],
          ['1 L', 'Carton de 6 × 1 L', 4.95, 'Bouchon à vis, 12 portions de chantilly par brique.'],
          ['10 L', 'Outre de 10 L', 4.6, 'L’outre souple se vide entièrement et tient dans une machine à chantilly.'],
        ],
      },
    ],
  },
  {
    ...CREAM,
    category: 'cremes-fraiches',
    code: 'CRF',
    form: 'tub',
    base: '#FFFBF0',
    accent: '#0F4C3A',
    brand: 'Valbrune',
    ingredients: 'Crème de *lait* pasteurisée, ferments lactiques du *lait*',
    storage: [2, 6],
    shelfLife: 18,
    advice: 'À consommer dans les trois jours après ouverture.',
    rows: [
      ['Crème fraîche épaisse AOP Isigny 35 %', 'Pot de 1 kg', 6.9, 'Maturée dix-huit heures, dense à la cuillère et légèrement acidulée. Elle lie une sauce sans farine.', { labels: ['AOP'], origin: 'France (Isigny-sur-Mer)' }],
      ['Crème fraîche épaisse 30 %', 'Seau de 5 kg', 4.55, 'Le seau refermable des cuisines : quiches, flammekueches et sauces froides. Texture constante d’une livraison à l’autre.', { form: 'bucket', brand: 'Clairmoulin', accent: '#B23A2E', nutrition: [30, 20, 2.8, 2.8, 2.3, 0.08] }],
      ['Crème fleurette 35 % pasteurisée', 'Carton de 6 × 1 L', 5.7, 'Simplement pasteurisée, elle garde un goût de lait cru réchauffé. Pour panna cotta, ganache et glace turbinée.', { form: 'bottle', ingredients: 'Crème de *lait* pasteurisée' }],
      ['Crème crue de ferme 40 %', 'Pot de 50 cl', 9.8, 'Une crème crue de trois élevages, épaisse et parfumée. À réserver au nappage froid et aux tables exigeantes.', { shelfLife: 7, nutrition: [40, 27, 2.4, 2.4, 2, 0.07], ingredients: '*Lait* cru (crème)', groups: ['Hôtellerie', 'Autres'], stock: 9 }],
      ['Crème double d’Ardouère bio 42 %', 'Carton de 6 × 50 cl', 8.4, 'La crème double des tartes fines et des scones. Une cuillère tient debout dedans.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], accent: '#4B7B2B', nutrition: [42, 28, 2.5, 2.5, 2, 0.07] }],
      ['Crème légère épaisse 15 %', 'Carton de 6 × 1 kg', 3.25, 'Fermentée et onctueuse malgré ses 15 % de matière grasse. Bonne base pour dips et sauces d’herbes.', { brand: 'Clairmoulin', accent: '#B23A2E', nutrition: [15, 10, 4.2, 4.2, 2.8, 0.1] }],
      ['Crème aigre 20 %', 'Carton de 6 × 1 kg', 4.1, 'Franche acidité pour brunchs, nachos et gâteaux au fromage. Ne coule pas sur un plat chaud.', { brand: 'Clairmoulin', accent: '#7B5EA7', nutrition: [20, 13, 3.9, 3.9, 2.7, 0.1] }],
    ],
  },
  {
    ...CREAM,
    category: 'mascarpone-et-specialites',
    code: 'MAS',
    form: 'tub',
    base: '#FBF3DF',
    accent: '#A3472F',
    storage: [2, 6],
    shelfLife: 35,
    advice: 'Lisser au fouet à froid avant incorporation.',
    rows: [
      ['Mascarpone 41 %', 'Carton de 6 × 500 g', 6.3, 'Crémeux et sucré en bouche, il donne un tiramisu qui tient à la coupe. Supporte une cuisson douce en crème prise.', { ingredients: 'Crème de *lait*, *lait*, correcteur d’acidité : acide citrique', nutrition: [41, 28, 4, 4, 4.6, 0.1] }],
      ['Mascarpone seau de laboratoire', 'Seau de 2 kg', 5.75, 'Le même mascarpone en seau, pour mousses et entremets. Foisonne avec 30 % de crème liquide.', { form: 'bucket', ingredients: 'Crème de *lait*, *lait*, correcteur d’acidité : acide citrique', nutrition: [41, 28, 4, 4, 4.6, 0.1] }],
      ['Crème anglaise Bourbon', 'Carton de 6 × 1 L', 5.9, 'Cuite à la nappe avec des gousses de vanille, prête à verser ou à turbiner. Sans arôme ajouté.', { form: 'brick', ingredients: '*Lait* entier, crème de *lait*, sucre, jaunes d’*œufs* 9 %, vanille Bourbon', nutrition: [7, 4, 18, 18, 3.6, 0.1] }],
      ['Appareil à crème brûlée', 'Carton de 6 × 1 L', 5.6, 'Chauffer à 85 °C, couler, laisser prendre deux heures. Une surface lisse qui se caramélise au chalumeau.', { form: 'brick', ingredients: 'Crème de *lait*, *lait*, sucre, jaunes d’*œufs*, vanille, gélifiant : carraghénanes', nutrition: [19, 12, 16, 16, 3.1, 0.1] }],
      ['Appareil à quiche', 'Carton de 6 × 1 L', 3.9, 'Œufs, lait et crème déjà salés : il n’y a plus qu’à garnir. Prise régulière à 160 °C, sans suintement.', { form: 'brick', ingredients: '*Lait*, *œufs* entiers 25 %, crème de *lait*, sel, muscade', nutrition: [11, 6, 4, 3.5, 6, 0.9], accent: '#C08A1E' }],
    ],
    variations: [
      {
        name: 'Crème à fouetter aromatisée',
        text: 'Une crème à 32 % de matière grasse déjà sucrée, qui monte en trois minutes.',
        attribute: FLAVOUR,
        changes: {
          form: 'brick',
          ingredients: 'Crème de *lait*, sucre, arôme naturel, stabilisant : carraghénanes',
          nutrition: [32, 21, 11, 11, 2, 0.07],
        },
        options: [
          ['Vanille', 'Carton de 6 × 1 L', 6.4, 'Vanille de Madagascar avec ses grains visibles.', { accent: '#B98A2F' }],
          ['Praliné', 'Carton de 6 × 1 L', 7.1, 'Au praliné noisette, pour paris-brest et saint-honoré.', { accent: '#8A5A2B', ingredients: 'Crème de *lait*, praliné *noisette* 12 %, sucre, stabilisant : carraghénanes' }],
          ['Fraise', 'Carton de 6 × 1 L', 6.8, 'Au jus de fraise concentré, rose pâle sans colorant.', { accent: '#C8405A' }],
        ],
      },
    ],
  },
];
