import type { Category } from '../../../contract/catalog/category';
import type { MenuItem } from '../../../contract/catalog/menu';

/** The categories that the menu of this shopper's trade leads to first, in its order, then the others in theirs. */
export function inMenuOrder(categories: readonly Category[], menu: readonly MenuItem[] = []): readonly Category[] {
  const placeOf = ({ id }: Category): number => {
    const place = menu.findIndex(({ actionValue }) => actionValue?.endsWith(`/${id}`));
    return place < 0 ? menu.length : place;
  };
  return [...categories].sort((a, b) => placeOf(a) - placeOf(b));
}
