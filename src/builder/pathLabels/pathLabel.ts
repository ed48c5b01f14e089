import type { MessageId, Translate } from '../../storefront/messages';
import builderPaths from '../../storefront/messages/fr-FR/builderPaths.json';
import type { DocumentPath } from '../draft';

/** The separator of the parts of a path, outermost first. */
const STEP = ' › ';

export const isPathText = (id: string): id is keyof typeof builderPaths & MessageId => Object.hasOwn(builderPaths, id);

/** The label of a field; its name where no text is known for it. */
function nameOf(t: Translate, name: string): string {
  const id = `builderPaths.${name}`;
  return isPathText(id) ? t(id) : name;
}

function labelOf(value: unknown): string | null {
  const label: unknown = Reflect.get(new Object(value), 'label');
  return typeof label === 'string' && label.trim() !== '' ? label : null;
}

/** The parts of a path in words; items by their labels where the document has them, else by number. */
function partsOf(t: Translate, path: DocumentPath, document: unknown): readonly string[] {
  const parts: string[] = [];
  let value = document;
  path.forEach((name, level) => {
    value = Reflect.get(new Object(value), name);
    const isMenuName = level === 1 && path[0] === 'menus';
    if (isMenuName) parts.push(String(name));
    else if (/^\d+$/.test(String(name))) {
      parts.push(labelOf(value) ?? t('builderPaths.numbered', { number: Number(name) + 1 }));
    } else if (name !== 'subMenu' || level === path.length - 1) parts.push(nameOf(t, String(name)));
  });
  return parts;
}

/** A path of a site document in words: "Menus › Menu_Barista › Cafés › Libellé". */
export const pathLabel = (t: Translate, path: DocumentPath, document: unknown): string =>
  partsOf(t, path, document).join(STEP);

/** A path of a conflict in words: its indexes are of aligned rows, so `trail` holds the labels. */
export function trailLabel(t: Translate, path: DocumentPath, trail: readonly string[]): string {
  const fixed = path.slice(0, path[0] === 'menus' ? 2 : path.length);
  const last = path.at(-1);
  const field = path.length > fixed.length && typeof last === 'string' ? [nameOf(t, last)] : [];
  return [...partsOf(t, fixed, null), ...trail, ...field].join(STEP);
}
