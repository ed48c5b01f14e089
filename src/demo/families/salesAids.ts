import { FLAVOUR, MODEL, NON_FOOD, SIZE, type ProductRange } from '../catalog/rangeShapes';

// One product a line, as in a table.
// prettier-ignore
export const salesAidRanges: readonly ProductRange[] = [
  {
    ...NON_FOOD,
    category: 'plv-et-presentoirs',
    code: 'PLV',
    brand: 'Valbrune',
    form: 'stand',
    base: '#D9B98A',
    accent: '#0F4C3A',
    origin: 'France',
    advice: 'Livré à plat avec sa notice, montage sans outil.',
    rows: [
      ['Présentoir de comptoir en hêtre', 'À l’unité', 39, 'Trois niveaux pour viennoiseries emballées ou barres. Encombrement de 32 × 28 cm, pieds antidérapants.'],
      ['Chevalet ardoise A-frame', 'À l’unité', 58, 'Deux faces inscriptibles à la craie-feutre, lestage intégré. Résiste à la pluie et au vent de rue.', { base: '#5E4B2E', accent: '#2B2F2E' }],
      ['Ardoises à prix avec pique', 'Lot de 20 pièces', 0.95, 'De petites ardoises de 8 × 5 cm pour la vitrine. Effaçables à l’eau, piques inox comprises.', { form: 'paperware', accent: '#2B2F2E' }],
      ['Kit vitrine « Beurre AOP »', 'À l’unité', 24, 'Une affiche, deux vitrophanies et dix étiquettes pour raconter l’appellation. Textes relus par nos maîtres beurriers.', { form: 'paperware', groups: ['Boulangerie', 'Autres'] }],
      ['Affiches « Nos producteurs »', 'Lot de 4 pièces', 4.5, 'Quatre portraits de fermes au format 40 × 60 cm. Papier mat 170 g, encres végétales.', { form: 'paperware' }],
      ['Stop-rayon lait de montagne', 'Lot de 10 pièces', 1.2, 'Des drapeaux de linéaire clipsables, visibles dans les deux sens. Pour rayon libre-service.', { form: 'paperware', accent: '#3E6B8F' }],
      ['Menu de table chevalet A5', 'Lot de 10 pièces', 2.4, 'Porte-carte en bois et plexi pour la carte des boissons. Se nettoie à l’éponge.', { brand: 'Brûlerie Marvanne', accent: '#A3472F', groups: ['Coffee shop', 'Hôtellerie', 'Autres'] }],
    ],
    variations: [
      {
        name: 'Présentoir réfrigérant à poser',
        text: 'Une cuve à accumulateur de froid qui garde 4 °C pendant quatre heures sans prise.',
        attribute: MODEL,
        options: [
          ['Petit, 12 pots', 'À l’unité', 89, 'Pour le comptoir d’un café.'],
          ['Grand, 24 pots', 'À l’unité', 139, 'Pour le buffet d’un hôtel.', { stock: 3 }],
        ],
      },
    ],
  },
  {
    ...NON_FOOD,
    category: 'emballages-et-vaisselle',
    code: 'EMB',
    brand: 'Matinelle',
    form: 'box',
    base: '#D8BE94',
    accent: '#4B7B2B',
    origin: 'Union européenne',
    advice: 'Apte au contact alimentaire, déclaration de conformité sur demande.',
    rows: [
      ['Couvercles gobelet fibre 8 oz', 'Carton de 1 000 pièces', 0.062, 'En fibre de canne, sans plastique, avec orifice à boire. S’ajustent aux gobelets de 20 et 25 cl.', { form: 'cup' }],
      ['Boîtes pâtissières 20 × 20 × 8 cm', 'Carton de 50 pièces', 0.42, 'Carton certifié, montage en trois secondes. Fenêtre en cellulose compostable.', { form: 'paperware', groups: ['Boulangerie', 'Coffee shop', 'Autres'] }],
      ['Sachets croissant kraft', 'Carton de 1 000 pièces', 0.028, 'Papier ingraissable de 35 g, format 14 × 23 cm. Trois épis imprimés à l’encre à l’eau.', { form: 'paperware', accent: '#A3472F' }],
      ['Sacs à pain double baguette', 'Carton de 1 000 pièces', 0.034, 'Un sac long à soufflet, perforé pour garder la croûte. Format 12 × 4 × 54 cm.', { form: 'paperware', accent: '#A3472F', groups: ['Boulangerie'] }],
      ['Bols à salade kraft 750 ml', 'Carton de 300 pièces', 0.17, 'Parois enduites à base d’eau, résistants au gras. Pour granola bowls et salades.', { form: 'bowl' }],
      ['Papier beurre en feuilles', 'Carton de 10 × 100 pièces', 0.031, 'Feuilles sulfurisées de 25 × 35 cm pour motte à la coupe. Ne peluche pas au froid.', { form: 'paperware', brand: 'Valbrune', accent: '#0F4C3A' }],
    ],
    variations: [
      {
        name: 'Gobelet carton double paroi',
        text: 'Double paroi isolante, doublure aqueuse recyclable avec le papier.',
        attribute: SIZE,
        changes: { form: 'cup' },
        options: [
          ['12 cl', 'Carton de 1 000 pièces', 0.075, 'Pour espresso et ristretto.'],
          ['25 cl', 'Carton de 500 pièces', 0.098, 'Pour cappuccino et thé.'],
          ['35 cl', 'Carton de 500 pièces', 0.115, 'Pour latte et chocolat.'],
        ],
      },
    ],
  },
  {
    ...NON_FOOD,
    category: 'tenues-et-petit-materiel',
    code: 'TEN',
    brand: 'Valbrune',
    form: 'box',
    base: '#C9D2C6',
    accent: '#0F4C3A',
    origin: 'Union européenne',
    advice: 'Garantie deux ans en usage professionnel.',
    rows: [
      ['Pichet à lait inox 60 cl', 'À l’unité', 18.5, 'Bec fin pour latte art et graduations intérieures. Acier 18/10 de 1 mm.', { form: 'tool', brand: 'Brûlerie Marvanne', accent: '#A3472F' }],
      ['Pompe doseuse pour sirop', 'Lot de 4 pièces', 3.2, 'Dose de 10 ml, se visse sur les bouteilles de 70 cl. Démontable au lave-vaisselle.', { form: 'tool', brand: 'Brûlerie Marvanne', accent: '#A3472F' }],
      ['Lyre à beurre', 'À l’unité', 46, 'Coupe les mottes en parts égales de 250 g. Fil inox interchangeable.', { form: 'tool', stock: 0 }],
      ['Thermomètre à sonde', 'À l’unité', 27, 'De −40 à 230 °C, lecture en trois secondes, étanche. Certificat d’étalonnage fourni.', { form: 'tool' }],
      ['Shakers gradués 70 cl', 'Lot de 12 pièces', 4.1, 'Grille anti-grumeaux et bouchon qui ne fuit pas. Sans bisphénol, marquage Élanfort.', { form: 'tool', brand: 'Élanfort', accent: '#136F63', groups: ['Salle de sport', 'Autres'] }],
      ['Raclette de laboratoire souple', 'Lot de 5 pièces', 2.8, 'Un bord droit et un bord arrondi, détectable au métal. Pour pétrins et plaques.', { form: 'tool' }],
    ],
    variations: [
      {
        name: 'Tablier à bavette coton épais',
        text: 'Coton biologique de 320 g, poche ventrale et œillets laiton.',
        attribute: { ...FLAVOUR, apiName: 'Colour__c', label: 'Couleur' },
        changes: { form: 'apron' },
        options: [
          ['Vert sapin', 'À l’unité', 24.5, 'La couleur de la maison.', {}],
          ['Blé', 'À l’unité', 24.5, 'Pour le fournil et la boutique.', { accent: '#C9973A' }],
          ['Terre cuite', 'À l’unité', 24.5, 'Pour le café et le salon de thé.', { accent: '#A3472F' }],
        ],
      },
    ],
  },
  {
    ...NON_FOOD,
    category: 'emballages-et-vaisselle',
    code: 'CAD',
    brand: 'Matinelle',
    form: 'paperware',
    base: '#D8BE94',
    accent: '#0F4C3A',
    origin: 'Union européenne',
    advice: 'Livré avec votre commande, frisure de papier, ruban et carte compris.',
    rows: [
      ['Coffret cadeau kraft petit format', 'À l’unité', 3.9, 'Trois à quatre produits à offrir, dans un carton de 30 × 22 × 10 cm. Fermeture aimantée, ruban de satin.'],
      ['Coffret cadeau kraft grand format', 'À l’unité', 6.4, 'Le panier garni des fêtes, dans un carton de 42 × 30 × 14 cm. Fermeture aimantée, ruban de satin.', { accent: '#A3472F' }],
    ],
  },
];
