import { FOOD, MODEL, SIZE } from '../catalog/rangeShapes';
import type { ProductRange } from '../catalog/rangeShapes';

const CHEESE = {
  ...FOOD,
  brand: 'Clairmoulin',
  ingredients: '*Lait* de vache pasteurisé, sel, ferments, présure',
  nutrition: [27, 18, 0.5, 0.5, 26, 1.2],
  storage: [2, 6],
  shelfLife: 40,
  origin: 'France',
} as const;

// One product a line, as in a table.
// prettier-ignore
export const cheeseRanges: readonly ProductRange[] = [
  {
    ...CHEESE,
    category: 'fromages-de-cuisine',
    code: 'FCU',
    form: 'sachet',
    base: '#F5D66E',
    accent: '#B23A2E',
    advice: 'Refermer le sachet et utiliser dans les cinq jours après ouverture.',
    rows: [
      ['Cheddar en tranches 84 g', 'Carton de 12 × 1 kg', 7.9, 'Tranches orangées qui recouvrent un steak de 150 g et fondent sans huiler. Intercalaires papier, service rapide.', { form: 'tray', base: '#F2B23C', accent: '#1D2623', ingredients: '*Lait* de vache, sel, ferments, colorant : rocou', nutrition: [33, 21, 0.5, 0.1, 24, 1.8] }],
      ['Raclette en tranches', 'Carton de 10 × 800 g', 9.6, 'Tranches calibrées à 2 mm, sans croûte. Fondent en trois minutes sous un gril ou une lampe.', { form: 'tray', accent: '#8A4B12', origin: 'France (Savoie)' }],
      ['Mozzarella cossette 40 %', 'Carton de 6 × 2,5 kg', 6.4, 'Cossettes de 6 mm qui filent long et colorent en léopard au four à 320 °C. Faible exsudation sur pâte fine.', { base: '#FAF3DC', accent: '#3C7A4B', nutrition: [22, 15, 1.5, 0.5, 24, 1] }],
      ['Mozzarella fior di latte', 'Carton de 8 × 1 kg', 7.3, 'Boules de 125 g sous eau, tendres et lactées. À égoutter une heure avant d’en garnir une pizza napolitaine.', { form: 'tub', base: '#F4F8F4', accent: '#3C7A4B', shelfLife: 16, nutrition: [18, 12, 1, 1, 17, 0.5] }],
      ['Mélange quatre fromages râpés', 'Carton de 10 × 1 kg', 7.6, 'Emmental, mozzarella, cantal et bleu pour pizzas et tourtes. Dosage constant, aucun fromage ne domine.'],
      ['Parmigiano reggiano AOP râpé', 'Carton de 10 × 500 g', 18.2, 'Affiné vingt-deux mois et râpé à basse température. Pour pâtes, risottos et tuiles dentelle.', { labels: ['AOP'], origin: 'Italie', base: '#F3E2A9', accent: '#1D2623', nutrition: [30, 20, 0, 0, 32, 1.6], ingredients: '*Lait* cru de vache, sel, présure' }],
      ['Tranches à croque-monsieur', 'Carton de 8 × 1 kg', 6.7, 'Un fromage fondu au goût d’emmental, aux dimensions du pain de mie. Ne coule pas hors du toast.', { form: 'tray', ingredients: '*Fromages* 60 %, eau, *beurre*, sels de fonte, sel', nutrition: [22, 15, 3, 2.5, 18, 2.2] }],
    ],
    variations: [
      {
        name: 'Emmental français râpé',
        text: 'Affiné huit semaines, râpé en brins réguliers qui gratinent sans sécher.',
        attribute: SIZE,
        changes: { origin: 'France (Bretagne)', nutrition: [29, 19, 0.2, 0.2, 28, 0.7] },
        options: [
          ['200 g', 'Carton de 20 × 200 g', 8.4, 'Le sachet du snack et de la revente.'],
          ['1 kg', 'Carton de 10 × 1 kg', 7.1, 'Le sachet de cuisine, zip refermable.'],
          ['5 kg', 'Sac de 5 kg', 6.8, 'Le grand sac des collectivités et des pizzerias.', { form: 'sack' }],
        ],
      },
    ],
  },
  {
    ...CHEESE,
    category: 'fromages-frais',
    code: 'FFR',
    form: 'tub',
    base: '#FBFAF4',
    accent: '#3B7F8C',
    nutrition: [23, 15, 3.5, 3.5, 5.5, 0.7],
    shelfLife: 28,
    advice: 'Remuer avant emploi et refermer aussitôt.',
    rows: [
      ['Fromage frais à tartiner nature', 'Seau de 2 kg', 5.6, 'Texture ferme pour cheesecakes cuits et bagels. Ne graine pas à 150 °C.', { form: 'bucket' }],
      ['Fromage frais ail et fines herbes', 'Carton de 6 × 500 g', 7.4, 'Ail de Lomagne et ciboulette fraîche pour wraps et canapés. Se poche avec une douille de 8 mm.', { accent: '#4B7B2B' }],
      ['Ricotta de vache', 'Carton de 6 × 1,5 kg', 4.7, 'Grain fin et humidité contrôlée pour farces et desserts siciliens. Reste blanche à la cuisson.', { nutrition: [11, 7.5, 4, 4, 8, 0.3], ingredients: '*Lactosérum* de vache, crème de *lait*, sel' }],
      ['Bûche de chèvre à trancher 1 kg', 'Carton de 2 × 1 kg', 10.9, 'Diamètre de 60 mm pour des médaillons identiques. Elle dore en surface et reste crémeuse au centre.', { form: 'roll', ingredients: '*Lait* de chèvre pasteurisé, sel, ferments, présure', accent: '#5C5470', nutrition: [24, 17, 1, 0.5, 19, 1.4], origin: 'France (Poitou)' }],
      ['Feta AOP en cubes', 'Carton de 6 × 900 g', 9.8, 'Brebis et chèvre, en dés de 12 mm sous saumure. Tient dans une salade composée et sur une pide.', { labels: ['AOP'], origin: 'Grèce', ingredients: '*Lait* de brebis et de chèvre, sel, présure', accent: '#2F5D8A', nutrition: [23, 16, 0.7, 0.7, 17, 2.6], form: 'bucket' }],
      ['Burrata des Pouilles', 'Carton de 12 × 125 g', 13.8, 'Une poche de mozzarella au cœur de crème effilochée. À servir à 18 °C, avec une tomate et rien d’autre.', { origin: 'Italie', shelfLife: 10, stock: 0, nutrition: [21, 14, 1.2, 1.2, 13, 0.5], ingredients: '*Lait* de vache, crème de *lait*, sel, présure' }],
      ['Faisselle fermière 6 %', 'Carton de 6 × 1 kg', 3.9, 'Moulée à la louche, avec son égouttoir. Sucrée en dessert ou salée en cervelle de canut.', { brand: 'Ferme d’Ardouère', labels: ['Bio'], accent: '#4B7B2B', shelfLife: 14, nutrition: [6, 4, 3.5, 3.5, 7, 0.1] }],
    ],
  },
  {
    ...CHEESE,
    category: 'pates-pressees',
    code: 'PPR',
    brand: 'Valbrune',
    form: 'wheel',
    base: '#E9BE5F',
    accent: '#7A3F13',
    ingredients: '*Lait* cru de vache, sel, ferments, présure',
    shelfLife: 45,
    advice: 'Emballer la coupe dans un papier paraffiné et chambrer avant service.',
    rows: [
      ['Comté AOP 12 mois quart de meule', 'Pièce de 9 kg', 14.9, 'Affiné en cave fraîche, fruité et noisetté. Une belle longueur sur plateau comme en gougère.', { labels: ['AOP'], origin: 'France (Jura)', nutrition: [34, 22, 0.3, 0.3, 27, 0.8] }],
      ['Comté AOP 18 mois pointe', 'Carton de 4 × 1,2 kg', 18.6, 'Des cristaux de tyrosine et des notes de torréfaction. Pointes régulières, croûte brossée.', { form: 'wedge', labels: ['AOP'], origin: 'France (Jura)', nutrition: [34, 22, 0.3, 0.3, 27, 0.8],  }],
      ['Cantal entre-deux AOP', 'Pièce de 5 kg', 10.8, 'Quatre mois d’affinage, une pâte souple et légèrement acidulée. Pour l’aligot, la truffade et la coupe.', { labels: ['AOP'], origin: 'France (Cantal)', base: '#D9B36A' }],
      ['Tomme grise de montagne', 'Pièce de 1,6 kg', 11.6, 'Croûte fleurie de gris, pâte ivoire à petits trous. Une tomme de plateau au caractère de cave.', { base: '#B7A892', accent: '#4A4A42', origin: 'France (Savoie)' }],
      ['Beaufort d’alpage AOP', 'Pièce de 5 kg', 24.5, 'Fabriqué entre juin et octobre au-dessus de 1 500 mètres. Arômes de fleurs et de beurre fondu, série numérotée.', { labels: ['AOP'], origin: 'France (Savoie)', groups: ['Hôtellerie', 'Autres'], stock: 5 }],
      ['Gouda jeune en bloc', 'Pièce de 4,5 kg', 6.9, 'Une pâte douce facile à trancher pour le buffet et le sandwich. Bande de cire, sans perte à la coupe.', { brand: 'Clairmoulin', origin: 'Pays-Bas', base: '#F0C24A', accent: '#B23A2E', nutrition: [30, 20, 0.1, 0.1, 24, 1.8] }],
      ['Ossau-Iraty AOP', 'Pièce de 4,2 kg', 17.9, 'Brebis basque et béarnaise, affiné quatre mois. Fondant, il se marie à la cerise noire.', { labels: ['AOP'], origin: 'France (Pyrénées)', ingredients: '*Lait* cru de brebis, sel, ferments, présure', base: '#D6A75B', nutrition: [36, 25, 0.3, 0.3, 24, 1.5] }],
    ],
  },
  {
    ...CHEESE,
    category: 'pates-molles-et-bleus',
    code: 'PMB',
    brand: 'Valbrune',
    form: 'wheel',
    base: '#F3EAD3',
    accent: '#1D3F6E',
    nutrition: [24, 16, 0.5, 0.5, 20, 1.4],
    shelfLife: 28,
    advice: 'Sortir une heure avant de servir, sans déballer trop tôt.',
    rows: [
      ['Brie de Meaux AOP', 'Pièce de 2,8 kg', 11.9, 'Affiné à cœur sur paillons, ligne crayeuse très fine. Sa croûte duveteuse fond sur une tarte aux pommes.', { form: 'softCheese', labels: ['AOP'], origin: 'France (Seine-et-Marne)', ingredients: '*Lait* cru de vache, sel, ferments, présure' }],
      ['Camembert de Normandie AOP', 'Carton de 6 × 250 g', 14.2, 'Moulé à la louche en cinq passages au lait cru. Boîte en peuplier, prête à passer au four.', { form: 'softCheese', labels: ['AOP'], origin: 'France (Normandie)', ingredients: '*Lait* cru de vache, sel, ferments, présure', accent: '#B23A2E' }],
      ['Reblochon de Savoie AOP', 'Carton de 8 × 450 g', 15.6, 'Pastille verte fermière, pâte coulante sous une croûte safranée. L’indispensable de la tartiflette.', { form: 'softCheese', labels: ['AOP'], origin: 'France (Savoie)', ingredients: '*Lait* cru de vache, sel, ferments, présure', base: '#E8B878', accent: '#3C7A4B' }],
      ['Brie à trancher 60 %', 'Carton de 2 × 1 kg', 6.8, 'Un brie doux en pain rectangulaire pour sandwichs réguliers. Tranche nette à 6 mm.', { brand: 'Clairmoulin', form: 'block', accent: '#B23A2E' }],
      ['Roquefort AOP demi-pain', 'Pièce de 1,3 kg', 19.4, 'Cave naturelle, veinage bleu-vert profond et pâte beurrée. Sauces, soufflés et poires pochées.', { form: 'blueCheese', labels: ['AOP'], origin: 'France (Aveyron)', ingredients: '*Lait* cru de brebis, sel, ferments, Penicillium roqueforti', base: '#DDE3DC', accent: '#2E5E57', nutrition: [32, 22, 0.5, 0.5, 19, 3.4] }],
      ['Bleu d’Auvergne AOP', 'Pièce de 2,5 kg', 9.7, 'Un bleu franc et crémeux qui supporte la chaleur d’une sauce. Se conserve un mois entier.', { form: 'blueCheese', labels: ['AOP'], origin: 'France (Auvergne)', base: '#E3E6DA', accent: '#35577F', nutrition: [29, 19, 0.4, 0.4, 20, 2.7] }],
    ],
    variations: [
      {
        name: 'Coffret plateau de fromages',
        text: 'Cinq fromages de saison prédécoupés et leur carte explicative.',
        attribute: MODEL,
        changes: { form: 'box', base: '#EAD9B5' },
        options: [
          ['Découverte', 'Coffret de 1,2 kg', 16.5, 'Brie, comté, chèvre, bleu et tomme pour douze convives.'],
          ['Lait cru', 'Coffret de 1,2 kg', 19.8, 'Cinq appellations au lait cru, affinées à point le jour du départ.', { labels: ['AOP'] }],
          ['Montagne', 'Coffret de 1,5 kg', 18.4, 'Beaufort, abondance, tomme, reblochon et bleu pour dix-huit convives.'],
        ],
      },
    ],
  },
];
