import { assetAddress, mediaAddress } from '../../../../contract/content/contentPaths';

/** The fields that `{!Item.field}` may name, as text. */
export type Item = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{!([^{}]*)\}/g;
const NAME = /^[A-Za-z0-9_-]+$/;

function valueOf(expression: string, item: Item): string {
  const [kind, name = '', version = '', ...rest] = expression.trim().split('.');
  if (rest.length > 0 || !NAME.test(name)) return '';
  if (kind === 'contentAsset') return NAME.test(version) ? assetAddress(name, version) : '';
  if (version !== '') return '';
  if (kind === 'cmsMedia') return mediaAddress(name);
  return kind === 'Item' && Object.hasOwn(item, name) ? (item[name] ?? '') : '';
}

/**
 * Replaces the placeholders of a text (KIT-19): addresses of assets and media, and fields of the item. An unknown one
 * becomes empty. Field values are never parsed for placeholders or markup.
 */
export const fillPlaceholders = (text: string, item: Item): string =>
  text.replace(PLACEHOLDER, (_, expression: string) => valueOf(expression, item));
