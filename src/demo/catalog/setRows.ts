import type { BundleRow } from './bundleRows';

/** Sets: articles that are shown together and ordered one by one, each at its own price. */
export const SET_ROWS: readonly BundleRow[] = [
  {
    sku: 'ASS-101',
    name: 'Assortiment boissons végétales barista',
    category: 'boissons-vegetales-barista',
    brand: 'Avoline',
    form: 'box',
    base: '#E3E5CC',
    accent: '#3F6B52',
    text: 'Soja, amande et coco barista réunis pour composer une carte végétale à la mesure de vos ventes.',
    items: [
      ['VBA-101', 1],
      ['VBA-102', 1],
      ['VBA-103', 1],
    ],
  },
  {
    sku: 'ASS-102',
    name: 'Assortiment du pizzaïolo',
    category: 'fromages-de-cuisine',
    brand: 'Clairmoulin',
    form: 'box',
    base: '#F4DFC0',
    accent: '#B23A2E',
    text: 'Tout ce que demande une pizza, du pâton à la garniture, à commander selon votre cadence.',
    items: [
      ['FCU-103', 1],
      ['FBL-107', 1],
      ['MAH-104', 1],
    ],
  },
];
