import type { Translate } from '../../storefront/messages';
import { isPathText } from './pathLabel';

/** Longer values are cut here: most are pictures as data URLs, which say nothing to a reader. */
const SHOWN_LENGTH = 120;

const shortened = (text: string): string =>
  text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH).trimEnd()}…`;

function word(t: Translate, name: string): string | null {
  const id = `builderPaths.value.${name}`;
  return isPathText(id) ? t(id) : null;
}

const fieldOf = (value: object, name: string): unknown => Reflect.get(value, name);

const countBelow = (items: unknown): number =>
  Array.isArray(items)
    ? items.reduce<number>((sum, item: unknown) => sum + 1 + countBelow(fieldOf(new Object(item), 'subMenu')), 0)
    : 0;

function objectText(t: Translate, value: object): string {
  const label = fieldOf(value, 'label');
  const url = fieldOf(value, 'url');
  if (typeof label !== 'string') return shortened(JSON.stringify(value));
  if (typeof url === 'string') return shortened(`${label} (${url})`);
  const count = countBelow(fieldOf(value, 'subMenu'));
  return count === 0 ? label : t('builderPaths.value.items', { label, count });
}

/** A value of a site document in words; items by their labels. */
export function valueText(t: Translate, value: unknown): string {
  if (value === undefined) return t('builderPaths.value.absent');
  if (value === '') return t('builderPaths.value.blank');
  if (Array.isArray(value)) {
    return value.length === 0
      ? t('builderPaths.value.empty')
      : shortened(value.map((entry: unknown) => valueText(t, entry)).join(', '));
  }
  if (typeof value === 'object' && value !== null) return objectText(t, value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return word(t, text) ?? shortened(text);
}

/** A menu that only one side of a conflict has: its size, or that it is missing. */
export const menuText = (t: Translate, items: unknown): string =>
  items === undefined ? t('builderPaths.value.absent') : t('builderPaths.value.menu', { count: countBelow(items) });
