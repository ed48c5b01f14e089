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

/**
 * Every range of the demo catalogue; the ids of the products are counted in this order. References are counted within
 * each range: they stay if a new row or variation comes after the others of its range.
 */
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
