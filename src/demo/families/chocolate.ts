import { FOOD, FLAVOUR, SIZE } from '../catalog/rangeShapes';
import type { ProductRange } from '../catalog/rangeShapes';

const ORCABOSSE = { ...FOOD, brand: 'Orcabosse', storage: [14, 18], shelfLife: 270, origin: 'France' } as const;

// One product a line, as in a table.
// prettier-ignore
export const chocolateRanges: readonly ProductRange[] = [
  {
    ...ORCABOSSE,
    category: 'chocolats-de-couverture',
    code: 'CHO',
    form: 'sachet',
    base: '#4A2A1B',
    accent: '#E0B15C',
    ingredients: 'Pâte de cacao, sucre, beurre de cacao, émulsifiant : lécithine de *soja*',
    nutrition: [41, 25, 36, 31, 8, 0.02],
    advice: 'Fondre à 45 °C, descendre à 27 °C et travailler à la température indiquée sur le sac.',
    rows: [
      ['Couverture noire 70 % Pérou', 'Sac de 5 kg', 17.8, 'Cacao de coopérative, fruité et peu amer. Fluidité de trois gouttes pour moulages et ganaches.', { mark: 'Pistoles' }],
      ['Couverture noire 64 % Madagascar', 'Sac de 5 kg', 18.4, 'Acidité de fruits rouges, idéale en mousse et sorbet. Fermentation de six jours en caisse de bois.', { mark: 'Pistoles' }],
      ['Couverture lait 38 %', 'Sac de 5 kg', 16.9, 'Lait entier et touche de caramel pour bonbons et glaçages. Travaille à 30 °C.', { vat: 'standard', base: '#8A5A3A', ingredients: 'Sucre, beurre de cacao, *lait* entier en poudre, pâte de cacao, lécithine de *soja*', nutrition: [38, 23, 51, 49, 7.5, 0.25], mark: 'Pistoles' }],
      ['Couverture blanche 34 %', 'Sac de 5 kg', 15.7, 'Peu sucrée, elle laisse parler la vanille. Pour crémeux, namelakas et décors teintés.', { vat: 'standard', base: '#F3E4C6', accent: '#8A5A2B', ingredients: 'Beurre de cacao, sucre, *lait* entier en poudre, vanille, lécithine de *soja*', nutrition: [40, 24, 51, 51, 7, 0.25], mark: 'Pistoles' }],
      ['Couverture blonde caramélisée 35 %', 'Sac de 2,5 kg', 19.8, 'Un chocolat blanc toasté au goût de dulce de leche et de biscuit. Étonnante en entremets aux agrumes.', { vat: 'standard', base: '#D9A766', accent: '#5E3A12', ingredients: 'Beurre de cacao, sucre, *lait* en poudre, *lactosérum*, lécithine de *soja*', nutrition: [39, 24, 52, 50, 7, 0.4], stock: 0 }],
      ['Bâtons de chocolat boulanger 44 %', 'Carton de 3 × 1,6 kg', 12.6, 'Trois cents bâtons par boîte, ils gardent leur forme au four. Le cœur du pain au chocolat.', { form: 'box', nutrition: [27, 16, 58, 55, 5, 0.02] }],
      ['Pépites de chocolat noir 50 %', 'Carton de 4 × 2,5 kg', 11.9, 'Calibre 7 500 au kilo, résistantes à 200 °C. Cookies, brioches et muffins.', { nutrition: [26, 15, 60, 54, 5, 0.02] }],
    ],
    variations: [
      {
        name: 'Couverture noire 58 % signature',
        text: 'L’assemblage de la maison : rond, cacaoté, régulier.',
        attribute: SIZE,
        options: [
          ['1 kg', 'Sachet de 1 kg', 17.4, 'Le sachet d’essai ou de petite production.', { rule: [2, 100, 1] }],
          ['5 kg', 'Sac de 5 kg', 15.9, 'Le sac refermable du laboratoire.'],
          ['20 kg', 'Carton de 4 × 5 kg', 15.2, 'Le carton des chocolatiers, en quatre sacs.', { form: 'box' }],
        ],
      },
    ],
  },
  {
    ...ORCABOSSE,
    category: 'cacao-et-pralines',
    code: 'CPR',
    form: 'bucket',
    base: '#9A6B3F',
    accent: '#3B1F12',
    ingredients: '*Noisettes* 50 %, sucre',
    nutrition: [33, 2.6, 52, 50, 8, 0.01],
    vat: 'standard',
    advice: 'Remuer avant pesée : l’huile remonte naturellement.',
    rows: [
      ['Praliné noisette 50 % à l’ancienne', 'Seau de 5 kg', 17.2, 'Caramélisé en bassine de cuivre puis broyé avec un léger grain. Paris-brest et bonbons.'],
      ['Praliné amande-noisette 60 %', 'Seau de 5 kg', 18.9, 'Plus de fruits, moins de sucre, une finesse de 25 microns. Pour ganaches et crèmes mousselines.', { ingredients: '*Amandes* 30 %, *noisettes* 30 %, sucre', nutrition: [36, 3, 43, 41, 11, 0.01] }],
      ['Pâte pure de pistache', 'Seau de 1 kg', 46, 'Cent pour cent pistaches, d’un vert naturel. Quatre-vingts grammes parfument un litre de glace.', { vat: 'reduced', ingredients: '*Pistaches* 100 %', nutrition: [52, 6.5, 13, 7, 23, 0.01], base: '#A8B56B', accent: '#3E4A1C', stock: 5 }],
      ['Poudre de cacao 22/24', 'Carton de 6 × 1 kg', 14.9, 'Cacao alcalinisé rouge foncé à 23 % de beurre. Truffes, biscuits et chocolat chaud.', { form: 'sachet', vat: 'reduced', ingredients: 'Cacao en poudre, correcteur : carbonate de potassium', nutrition: [23, 14, 14, 0.6, 21, 0.05], base: '#5A2F1D', accent: '#E0B15C', advice: 'Tamiser avant emploi et refermer aussitôt.' }],
      ['Beurre de cacao en gouttes', 'Seau de 3 kg', 31.5, 'Désodorisé, pour fluidifier et chablonner. Fond à 34 °C.', { vat: 'reduced', ingredients: 'Beurre de cacao', nutrition: [100, 60, 0, 0, 0, 0], base: '#F3E4C6', advice: 'Conserver à l’abri de la lumière et de l’humidité.' }],
      ['Éclats de crêpe dentelle', 'Carton de 4 × 2,5 kg', 12.4, 'Le croustillant des feuilletines, à enrober de praliné. Garde son craquant sous un glaçage.', { form: 'box', ingredients: 'Farine de *blé*, sucre, *beurre*, *lait* en poudre', nutrition: [12, 7, 77, 40, 6, 0.6], base: '#E2B877', advice: 'Refermer le sachet intérieur après chaque prise.' }],
      ['Pâte à tartiner cacao-noisette sans huile de palme', 'Seau de 6 kg', 6.9, 'Treize pour cent de noisettes, tartinable à 10 °C. Crêpes, brioches et donuts.', { ingredients: 'Sucre, huile de tournesol, *noisettes* 13 %, cacao, *lait* écrémé en poudre, lécithine de *soja*', nutrition: [31, 5, 57, 55, 6, 0.1], also: ['portions-a-tartiner'] }],
    ],
  },
  {
    ...ORCABOSSE,
    category: 'purees-et-fruits',
    code: 'PUR',
    form: 'tray',
    base: '#F4C9CF',
    accent: '#B3203F',
    ingredients: 'Fruits 100 %',
    nutrition: [0.3, 0.1, 9, 8.5, 0.9, 0],
    storage: [-25, -18],
    shelfLife: 360,
    advice: 'Décongeler une nuit entre 2 et 4 °C, puis utiliser sous cinq jours.',
    rows: [
      ['Framboises brisées surgelées', 'Carton de 5 × 1 kg', 6.9, 'Willamette cueillies mûres, pour coulis et inserts. Rendement de 92 % après passage.', { form: 'sachet' }],
      ['Myrtilles sauvages surgelées', 'Carton de 5 × 1 kg', 8.6, 'Petites baies à chair violette, calibrées à la main. Ne détrempent pas la pâte à muffin.', { form: 'sachet', accent: '#4B3F8C', base: '#CFC9E6' }],
      ['Oreillons d’abricot au sirop léger', 'Carton de 3 × 2,6 kg', 3.4, 'Bergeron de la Drôme, fermes après cuisson. Tartes et viennoiseries danoises.', { form: 'can', accent: '#E0872C', base: '#F8D9A8', storage: [5, 25], shelfLife: 540, advice: 'Égoutter deux heures avant de garnir.' }],
      ['Cubes de pommes surgelés', 'Carton de 4 × 2,5 kg', 2.7, 'Dés de 10 mm pelés et blanchis, sans brunissement. Chaussons, strudels et crumbles.', { form: 'sachet', accent: '#6A9A3B', base: '#E3EEC8' }],
      ['Coulis de fruits rouges', 'Carton de 6 × 50 cl', 6.3, 'Framboise, groseille et cassis, juste sucrés. Flacon souple à bec fin pour l’assiette.', { form: 'bottle', storage: [2, 6], shelfLife: 60, ingredients: 'Fruits rouges 85 %, sucre', nutrition: [0.3, 0.1, 22, 21, 0.8, 0], advice: 'Agiter et garder au froid après ouverture.' }],
      ['Confiture extra de figue', 'Carton de 4 × 1 kg', 5.9, 'Cuite au chaudron, 55 % de fruits. À servir avec un bleu ou un yaourt de brebis.', { form: 'jar', storage: [5, 25], shelfLife: 540, accent: '#6B2F4F', ingredients: 'Figues 55 %, sucre, jus de citron, pectine', nutrition: [0.3, 0.1, 58, 56, 0.6, 0], advice: 'Conserver au froid après ouverture.' }],
    ],
    variations: [
      {
        name: 'Purée de fruits sans sucre ajouté',
        text: 'Des fruits mûrs raffinés à froid et surgelés en barquette d’un kilo, au degré Brix garanti.',
        attribute: FLAVOUR,
        options: [
          ['Framboise', 'Carton de 6 × 1 kg', 9.4, 'Brix de 11, acidité vive.', { accent: '#B3203F' }],
          ['Mangue', 'Carton de 6 × 1 kg', 7.2, 'Variété alphonso, texture soyeuse.', { accent: '#E3A21A', base: '#FBE3A6' }],
          ['Passion', 'Carton de 6 × 1 kg', 11.8, 'Sans graines, très aromatique.', { accent: '#C98B12', base: '#F7D774' }],
          ['Citron jaune', 'Carton de 6 × 1 kg', 6.8, 'Femminello de Sicile, pour crèmes et sorbets.', { accent: '#D9B400', base: '#FBF0A8' }],
          ['Cassis', 'Carton de 6 × 1 kg', 8.1, 'Noir de Bourgogne, tanins présents.', { accent: '#4A1F4F', base: '#D9C3DD' }],
        ],
      },
    ],
  },
  {
    ...ORCABOSSE,
    category: 'fruits-secs',
    code: 'FSE',
    form: 'sachet',
    base: '#E8CFA3',
    accent: '#7A4A22',
    ingredients: '*Amandes*',
    nutrition: [52, 4, 7, 4.5, 22, 0.01],
    storage: [8, 18],
    shelfLife: 240,
    advice: 'Torréfier dix minutes à 150 °C pour révéler les arômes.',
    rows: [
      ['Poudre d’amande blanche extra-fine', 'Sac de 5 kg', 9.8, 'Tamisée à 0,5 mm pour macarons lisses et frangipane. Amandes d’Espagne mondées.', { origin: 'Espagne', form: 'sack' }],
      ['Amandes effilées', 'Carton de 5 × 1 kg', 10.9, 'Lamelles de 0,9 mm entières à 85 %. Croissants aux amandes et tuiles.'],
      ['Noisettes du Piémont IGP', 'Carton de 5 × 1 kg', 19.5, 'Mondées et torréfiées, calibre de 13 à 15 mm. Un parfum long pour pralinés maison.', { labels: ['IGP'], origin: 'Italie', ingredients: '*Noisettes*', nutrition: [62, 4.7, 7, 4, 15, 0.01] }],
      ['Cerneaux de noix de Dordogne', 'Carton de 5 × 1 kg', 13.6, 'Moitiés claires à 90 %, récolte de l’année. Pains, salades et cakes au bleu.', { origin: 'France (Dordogne)', ingredients: '*Noix*', nutrition: [66, 6.5, 7, 3, 15, 0.01] }],
      ['Raisins blonds sultanines', 'Carton de 10 × 1 kg', 4.3, 'Moelleux et sans pépins, pour brioches et escargots. Réhydrater au rhum ou au thé.', { ingredients: 'Raisins secs, huile de tournesol, conservateur : *sulfites*', nutrition: [0.5, 0.1, 75, 70, 3, 0.05], origin: 'Turquie', accent: '#B98A2F' }],
      ['Abricots secs moelleux', 'Carton de 5 × 1 kg', 8.4, 'Réhydratés à 30 %, ils se coupent sans coller. Granolas, tajines et mendiants.', { ingredients: 'Abricots, conservateur : *sulfites*', nutrition: [0.4, 0, 55, 48, 3, 0.02], origin: 'Turquie', accent: '#E0872C' }],
      ['Graines de sésame doré', 'Sac de 5 kg', 5.2, 'Nettoyées, à 99,9 % de pureté. Buns, bretzels et tahini.', { ingredients: '*Sésame*', nutrition: [50, 7, 12, 0.5, 18, 0.02], form: 'sack', origin: 'Inde' }],
    ],
  },
];
