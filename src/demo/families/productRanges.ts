import type { ProductRange } from '../catalog/rangeShapes';
import { breakfastRanges } from './breakfast';
import { butterRanges } from './butter';
import { cheeseRanges } from './cheese';
import { chocolateRanges } from './chocolate';
import { creamRanges } from './cream';
import { dessertRanges } from './desserts';
import { drinkRanges } from './drinks';
import { eggRanges } from './eggs';
import { flourRanges } from './flour';
import { milkRanges } from './milk';
import { salesAidRanges } from './salesAids';
import { sportRanges } from './sport';

/** Every range of the demo catalogue. Ids follow this order: add new products at the end of their range. */
export const PRODUCT_RANGES: readonly ProductRange[] = [
  ...butterRanges,
  ...creamRanges,
  ...milkRanges,
  ...cheeseRanges,
  ...eggRanges,
  ...dessertRanges,
  ...flourRanges,
  ...chocolateRanges,
  ...drinkRanges,
  ...sportRanges,
  ...breakfastRanges,
  ...salesAidRanges,
];
