import type { ShownCategory } from '../../../contract/catalog/category';
import type { MenuItem } from '../../../contract/catalog/menu';

/** The categories that the menu of this shopper's trade leads to first, in its order, then the others in theirs. */
export function inMenuOrder(
  categories: readonly ShownCategory[],
  menu: readonly MenuItem[] = [],
): readonly ShownCategory[] {
  const positionOf = ({ id }: ShownCategory): number => {
    const position = menu.findIndex(({ actionValue }) => actionValue?.endsWith(`/${id}`));
    return position < 0 ? menu.length : position;
  };
  return [...categories].sort((a, b) => positionOf(a) - positionOf(b));
}
