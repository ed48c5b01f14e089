/** The invented house and the brands it sells under; none of them is a real company. */
export const PRODUCER = 'Coopérative laitière de Valbrune';

const BRANDS = {
  Valbrune: 'La crémerie d’exception : appellations, barattage lent, gestes de maîtres beurriers.',
  Clairmoulin: 'Les essentiels du laboratoire et de la cuisine, réguliers toute l’année.',
  'Ferme d’Ardouère': 'Le bio de nos fermes, du pâturage au conditionnement.',
  Avoline: 'Les boissons végétales pensées avec des baristas.',
  'Meunerie Tressac': 'Farines, sucres et levains pour les artisans.',
  Orcabosse: 'Chocolats, pralinés et fruits pour les pâtissiers.',
  'Brûlerie Marvanne': 'Cafés torréfiés lentement, thés et boissons de comptoir.',
  Élanfort: 'Les protéines du lait au service de l’effort.',
  Matinelle: 'Les portions du petit-déjeuner et de la chambre.',
} as const;

export type BrandName = keyof typeof BRANDS;
