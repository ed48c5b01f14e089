import type { ShownCategory } from '../../../contract/catalog/category';
import type { MenuItem } from '../../../contract/catalog/menu';

/** The categories to which the shopper's menu leads, in the order of the menu, then the others in their own order. */
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
