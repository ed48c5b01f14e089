import { assetAddress, mediaAddress } from '../../../../contract/content/contentPaths';

/** The fields that `{!Item.field}` may name, as text. */
export type Item = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{!([^{}]*)\}/g;
const NAME = /^[A-Za-z0-9_-]+$/;

const valueOf = (expression: string, item: Item): string => {
  const [kind, name = '', version = '', ...rest] = expression.trim().split('.');
  if (rest.length > 0 || !NAME.test(name)) return '';
  if (kind === 'contentAsset') return NAME.test(version) ? assetAddress(name, version) : '';
  if (version !== '') return '';
  if (kind === 'cmsMedia') return mediaAddress(name);
  return kind === 'Item' && Object.hasOwn(item, name) ? (item[name] ?? '') : '';
};

/**
 * A text with its placeholders filled in (KIT-19): the address of an asset or of media, a field of the item as text. An
 * unknown one is empty. What a field says is never read as a placeholder, nor as markup.
 */
export const fillPlaceholders = (text: string, item: Item): string =>
  text.replace(PLACEHOLDER, (_, expression: string) => valueOf(expression, item));
