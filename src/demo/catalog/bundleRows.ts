import type { PackshotForm } from '../pictures/packshot/packshotRecord';
import type { BrandName } from './brands';

export interface BundleRow {
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  readonly brand: BrandName;
  readonly form: PackshotForm;
  readonly base: string;
  readonly accent: string;
  readonly text: string;
  /** References and quantities; all with the same VAT rate, which becomes the bundle's. */
  readonly items: readonly (readonly [sku: string, quantity: number])[];
}

export const BUNDLE_ROWS: readonly BundleRow[] = [
  {
    sku: 'LOT-101',
    name: 'Lot viennoiserie du samedi',
    category: 'beurre-de-tourage',
    brand: 'Valbrune',
    form: 'box',
    base: '#E6CF95',
    accent: '#0F4C3A',
    text: 'Beurre de tourage, farine de gruau et levure pour quatre cents croissants. Les proportions suivent notre recette de feuilletage à vingt-quatre couches.',
    items: [
      ['TOU-101', 1],
      ['FBL-101', 1],
      ['LEV-101', 1],
    ],
  },
  {
    sku: 'LOT-102',
    name: 'Lot découverte barista',
    category: 'boissons-vegetales-barista',
    brand: 'Avoline',
    form: 'box',
    base: '#E8DCC4',
    accent: '#5B7F5A',
    text: 'Un pack de soja, un d’amande et un de coco barista pour construire une carte végétale. La notice donne la température de mousse de chacun.',
    items: [
      ['VBA-101', 1],
      ['VBA-102', 1],
      ['VBA-103', 1],
    ],
  },
  {
    sku: 'LOT-103',
    name: 'Lot crème pâtissière et entremets',
    category: 'cremes-uht',
    brand: 'Clairmoulin',
    form: 'box',
    base: '#F4E6C6',
    accent: '#2F5D8A',
    text: 'Crème, lait entier et jaunes liquides pour une semaine de pâtisserie. De quoi tirer trente litres de crème pâtissière.',
    items: [
      ['CRU-102', 2],
      ['LUH-101', 4],
      ['OLI-102', 1],
    ],
  },
  {
    sku: 'LOT-104',
    name: 'Lot pizzeria',
    category: 'fromages-de-cuisine',
    brand: 'Clairmoulin',
    form: 'box',
    base: '#F1D9B0',
    accent: '#3C7A4B',
    text: 'Mozzarella cossette, farine type 00 et huile d’olive pour deux cents pizzas. Dosages rappelés sur le carton.',
    items: [
      ['FCU-103', 1],
      ['FBL-107', 2],
      ['MAH-104', 1],
    ],
  },
  {
    sku: 'LOT-105',
    name: 'Lot petit-déjeuner 50 chambres',
    category: 'portions-a-tartiner',
    brand: 'Matinelle',
    form: 'box',
    base: '#F3E3BF',
    accent: '#6B4A8C',
    text: 'Micro-beurres, miel, biscottes et infusions pour un week-end de cinquante chambres. Un seul carton à réceptionner.',
    items: [
      ['POR-101', 1],
      ['POR-104', 1],
      ['CER-105', 1],
      ['THE-106', 1],
    ],
  },
  {
    sku: 'LOT-106',
    name: 'Lot bar à shakes',
    category: 'proteines-en-poudre',
    brand: 'Élanfort',
    form: 'box',
    base: '#D6E6E2',
    accent: '#136F63',
    text: 'Caséine, protéine végétale et boisson d’effort pour lancer un bar dans une salle. Fiches de dosage plastifiées jointes.',
    items: [
      ['PRO-101', 2],
      ['PRO-102', 1],
      ['PRO-106', 1],
    ],
  },
  {
    sku: 'LOT-107',
    name: 'Lot brunch du dimanche',
    category: 'oeufs-coquille',
    brand: 'Ferme d’Ardouère',
    form: 'box',
    base: '#F0DDB8',
    accent: '#4B7B2B',
    text: 'Œufs bio, fromage frais, granola et lait bio pour soixante couverts. La mise en place d’un buffet complet.',
    items: [
      ['OCO-104', 1],
      ['FFR-102', 1],
      ['CER-101', 1],
      ['LUH-107', 1],
    ],
  },
  {
    sku: 'LOT-108',
    name: 'Lot ouverture de salon de café',
    category: 'tenues-et-petit-materiel',
    brand: 'Brûlerie Marvanne',
    form: 'box',
    base: '#E2CDB5',
    accent: '#A3472F',
    text: 'Deux pichets, une pompe doseuse et les menus de table d’une nouvelle adresse. Tout le petit matériel d’un premier service.',
    items: [
      ['TEN-101', 2],
      ['TEN-102', 1],
      ['PLV-102', 1],
    ],
  },
];
