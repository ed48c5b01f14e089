import { FOOD, SIZE } from '../catalog/rangeShapes';
import type { ProductRange } from '../catalog/rangeShapes';

const FLOUR = {
  ...FOOD,
  brand: 'Meunerie Tressac',
  form: 'sack',
  ingredients: 'Farine de *blé*',
  nutrition: [1.1, 0.2, 71, 1.2, 11, 0.01],
  storage: [8, 22],
  shelfLife: 150,
  origin: 'France',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const flourRanges: readonly ProductRange[] = [
  {
    ...FLOUR,
    category: 'farines-de-ble',
    code: 'FBL',
    base: '#EFE3C8',
    accent: '#A3472F',
    advice: 'Stocker sur palette, à l’écart des murs, et laisser reposer deux semaines après mouture.',
    rows: [
      ['Farine T45 de gruau', 'Sac de 25 kg', 1.02, 'Force W 320 pour brioches et viennoiseries à longue pousse. Absorbe 58 % d’eau sans coller.'],
      ['Farine T65 de tradition française', 'Sac de 25 kg', 0.86, 'Sans additif, elle donne une mie crème et une croûte fine. Pointage lent de douze à dix-huit heures conseillé.'],
      ['Farine T80 bise sur meules', 'Sac de 25 kg', 1.08, 'Écrasée sur meules de granit, riche en germe. Un pain de caractère qui se garde quatre jours.', { accent: '#7A5A2B' }],
      ['Farine T110 semi-complète', 'Sac de 25 kg', 1.0, 'Un son fin et des arômes de noisette pour pains rustiques. Hydrater à 68 %.', { accent: '#7A5A2B' }],
      ['Farine T150 complète bio', 'Sac de 25 kg', 1.28, 'Le grain entier, issu de blés de population bio. Prévoir une autolyse de quarante minutes.', { labels: ['Bio'], accent: '#4B7B2B' }],
      ['Farine Label Rouge T65', 'Sac de 25 kg', 0.98, 'Blés stockés sans insecticide après récolte. Cahier des charges contrôlé du champ au fournil.', { labels: ['Label Rouge'], accent: '#A32035', groups: ['Boulangerie'] }],
      ['Farine à pizza type 00', 'Sac de 10 kg', 1.35, 'W 280 pour quarante-huit heures de maturation au froid. Pâtons extensibles, cornicione gonflé.', { accent: '#3C7A4B' }],
    ],
    variations: [
      {
        name: 'Farine de blé T55',
        text: 'La farine polyvalente du fournil : pains courants, pâtes à foncer et viennoiseries.',
        attribute: SIZE,
        options: [
          ['1 kg', 'Carton de 10 × 1 kg', 1.15, 'Le paquet de dépannage et de revente.', { form: 'sachet' }],
          ['10 kg', 'Sac de 10 kg', 0.92, 'Le sac maniable des restaurants.'],
          ['25 kg', 'Sac de 25 kg', 0.8, 'Le sac du fournil, W 200 et P/L équilibré.'],
        ],
      },
    ],
  },
  {
    ...FLOUR,
    category: 'farines-speciales',
    code: 'FSP',
    base: '#E2D3B4',
    accent: '#5E4B2E',
    advice: 'Mélanger à une farine de blé panifiable et ajuster l’eau par paliers de 2 %.',
    rows: [
      ['Farine de seigle T130', 'Sac de 25 kg', 0.98, 'Pour tourtes auvergnates et pains d’épices. Se travaille au levain chaud, sans pétrissage long.', { ingredients: 'Farine de *seigle*' }],
      ['Farine de grand épeautre T110', 'Sac de 10 kg', 2.35, 'Un gluten souple au goût de miel. Réduire le pétrissage de moitié.', { ingredients: 'Farine d’*épeautre*' }],
      ['Farine de sarrasin de Bretagne IGP', 'Sac de 10 kg', 2.9, 'Blé noir écrasé à la meule, mouchetures visibles. Galettes, sablés et kasha, sans gluten par nature.', { labels: ['IGP'], ingredients: 'Farine de sarrasin', origin: 'France (Bretagne)', accent: '#4A4A42' }],
      ['Farine de maïs fine', 'Sac de 10 kg', 1.5, 'Granulométrie fine pour cakes, tortillas et fleurage. Couleur jaune vif, naturellement sans gluten.', { ingredients: 'Farine de maïs', accent: '#D98E04' }],
      ['Farine de châtaigne corse', 'Sac de 5 kg', 11.8, 'Châtaignes séchées au feu de bois puis moulues. Dix pour cent suffisent à parfumer un gâteau.', { ingredients: 'Farine de châtaigne', origin: 'France (Corse)', stock: 2, accent: '#7A3F13' }],
      ['Mélange aux sept graines', 'Sac de 15 kg', 1.95, 'Lin, tournesol, millet, pavot, sésame et flocons pour pains spéciaux. À tremper une nuit dans son poids d’eau.', { ingredients: 'Farine de *blé*, graines de lin, tournesol, millet, pavot, *sésame*, flocons d’*avoine*, farine d’*orge* maltée' }],
      ['Fécule de pomme de terre', 'Sac de 5 kg', 1.85, 'Lie à 70 °C et allège génoises et biscuits roulés. Neutre et transparente.', { ingredients: 'Fécule de pomme de terre', accent: '#6E93B5' }],
    ],
  },
  {
    ...FOOD,
    category: 'sucres',
    code: 'SUC',
    brand: 'Meunerie Tressac',
    form: 'sack',
    base: '#F8F6F1',
    accent: '#35577F',
    ingredients: 'Sucre de betterave',
    nutrition: [0, 0, 99.8, 99.8, 0, 0],
    storage: [8, 25],
    shelfLife: 360,
    origin: 'France',
    advice: 'Tenir au sec, sac fermé ; une humidité de 60 % suffit à le faire masser.',
    rows: [
      ['Sucre glace amylacé', 'Carton de 10 × 1 kg', 1.75, 'Deux pour cent d’amidon contre les mottes. Pâtes sablées, macarons et décors.', { form: 'sachet', ingredients: 'Sucre de betterave, amidon' }],
      ['Sucre neige non fondant', 'Seau de 4 kg', 4.3, 'Enrobé de beurre de cacao, il reste blanc sur une tarte humide. Tenue de quarante-huit heures en vitrine.', { form: 'bucket', ingredients: 'Dextrose, amidon, beurre de cacao' }],
      ['Cassonade pur canne', 'Carton de 10 × 1 kg', 2.2, 'Canne non raffinée, notes de rhum et de vanille. Caramélise vite sur une crème brûlée.', { form: 'sachet', ingredients: 'Sucre de canne', base: '#C98F4A', accent: '#5E3A12', origin: 'La Réunion' }],
      ['Muscovado brun', 'Carton de 6 × 1 kg', 4.1, 'Humide, réglissé, riche en mélasse. Cookies moelleux et pains d’épices.', { form: 'sachet', ingredients: 'Sucre de canne complet', base: '#7A4A22', accent: '#F0C27A', origin: 'Île Maurice' }],
      ['Trimoline sucre inverti', 'Seau de 7 kg', 3.2, 'Retient l’humidité des madeleines et des ganaches. Remplacer 10 % du sucre pour doubler la fraîcheur.', { form: 'bucket', ingredients: 'Sucre inverti', nutrition: [0, 0, 76, 76, 0, 0] }],
      ['Sirop de glucose 40 DE', 'Seau de 7 kg', 2.4, 'Empêche le sucre cuit de grainer et assouplit les glaçages. Chauffer à 40 °C pour le peser.', { form: 'bucket', ingredients: 'Sirop de glucose (maïs)', nutrition: [0, 0, 80, 36, 0, 0] }],
      ['Sucre perlé n° 10', 'Carton de 10 × 1 kg', 2.6, 'Des grains calibrés qui ne fondent pas à 200 °C. Chouquettes et brioches des rois.', { form: 'sachet' }],
    ],
    variations: [
      {
        name: 'Sucre cristal blanc',
        text: 'Sucre de betterave français, cristaux de 0,6 mm.',
        attribute: SIZE,
        options: [
          ['1 kg', 'Carton de 12 × 1 kg', 1.2, 'Le paquet à bec verseur.', { form: 'sachet' }],
          ['10 kg', 'Sac de 10 kg', 1.05, 'Le sac à poignée du restaurant.'],
          ['25 kg', 'Sac de 25 kg', 0.95, 'Le sac du laboratoire.'],
        ],
      },
    ],
  },
  {
    ...FOOD,
    category: 'levures-et-aides',
    code: 'LEV',
    brand: 'Meunerie Tressac',
    form: 'sachet',
    base: '#EADFCB',
    accent: '#6A7B2F',
    ingredients: 'Levure (Saccharomyces cerevisiae)',
    nutrition: [2, 0.3, 14, 1, 17, 0.1],
    storage: [2, 10],
    shelfLife: 28,
    origin: 'France',
    advice: 'Peser au gramme et ne jamais mettre au contact direct du sel.',
    rows: [
      ['Levure fraîche pressée', 'Carton de 10 × 500 g', 2.6, 'Le pain de levure qui s’effrite net, force régulière. Dose de 1 à 2 % du poids de farine.', { form: 'block' }],
      ['Levure sèche instantanée', 'Carton de 20 × 500 g', 7.2, 'Se mélange directement à la farine, sans réhydratation. Un tiers du poids de levure fraîche.', { storage: [5, 25], shelfLife: 540, nutrition: [6, 1, 38, 5, 42, 0.3] }],
      ['Levain de seigle déshydraté', 'Sac de 5 kg', 6.8, 'Apporte acidité et arômes de fruits secs aux pains directs. Sans pouvoir levant : garder la levure.', { form: 'sack', ingredients: 'Farine de *seigle* fermentée', storage: [5, 25], shelfLife: 270, nutrition: [1.8, 0.3, 66, 5, 9, 0.1] }],
      ['Malt d’orge torréfié', 'Sac de 10 kg', 2.7, 'Colore la mie et nourrit la fermentation. Un pour cent suffit pour une croûte acajou.', { form: 'sack', ingredients: 'Malt d’*orge*', storage: [5, 25], shelfLife: 360, nutrition: [2, 0.4, 74, 8, 10, 0.05], accent: '#5E3A12' }],
      ['Poudre à lever sans phosphate', 'Carton de 6 × 1 kg', 5.1, 'Double action : au pétrissage puis au four. Cakes réguliers et madeleines bombées.', { ingredients: 'Bicarbonate de sodium, acide tartrique, amidon de maïs', storage: [5, 25], shelfLife: 540, nutrition: [0, 0, 35, 0, 0, 28] }],
      ['Gélatine feuille or 200 bloom', 'Carton de 10 × 1 kg', 19.5, 'Feuilles de 2 g qui fondent sans filer. Hydrater dix minutes dans six fois son poids d’eau froide.', { form: 'box', ingredients: 'Gélatine de bœuf', storage: [5, 25], shelfLife: 720, nutrition: [0, 0, 0, 0, 87, 0.7], accent: '#B98A2F' }],
      ['Pectine NH nappage', 'Pot de 1 kg', 34.5, 'Une pectine thermoréversible pour nappages et confits. Elle refond à 60 °C et se regélifie.', { form: 'jar', ingredients: 'Pectine, dextrose, stabilisants', storage: [5, 25], shelfLife: 540, nutrition: [0, 0, 60, 35, 0, 2] }],
    ],
  },
];
