import { MEDIA_PATH } from '../../../contract/content/contentPaths';
import { recordId } from '../../../contract/ids';
import type { Image, MediaGroup } from '../../../contract/catalog/product';
import { pictureKey } from '../../media/packshot/pictureKey';
import type { ProductRecord } from './catalogRecords';
import type { PackshotRecord } from '../../media/packshot/packshotRecord';

const keys = new WeakMap<PackshotRecord, string>();

/** Tells the key of a picture that was drawn when its catalogue was published, so that it is not drawn for it again. */
export const knowPictureKey = (packshot: PackshotRecord, key: string): void => {
  keys.set(packshot, key);
};

/** The key of a product's picture: a hash of the drawing, so that its address can be cached for ever. Drawn once. */
export const pictureKeyOf = (packshot: PackshotRecord): string => {
  const known = keys.get(packshot) ?? pictureKey(packshot);
  keys.set(packshot, known);
  return known;
};

const mediaUrl = (key: string): string => `${MEDIA_PATH}/${key}`;

/** A product's own picture. Its record id is derived from its key. */
export const defaultImageOf = (product: Pick<ProductRecord, 'id' | 'name' | 'packaging' | 'packshot'>): Image => {
  const key = pictureKeyOf(product.packshot);
  return {
    id: recordId('managedContent', Number.parseInt(key.slice(0, 12), 16)),
    alternateText: `${product.name}, ${product.packaging}`,
    contentVersionId: null,
    mediaType: 'Image',
    sortOrder: 0,
    thumbnailUrl: `${mediaUrl(key)}?width=400&format=webp`,
    title: product.name,
    url: mediaUrl(key),
  };
};

/** The listing picture and the gallery of a product page; `wanted` are developer names, null for both. */
export const mediaGroupsOf = (
  product: Pick<ProductRecord, 'id' | 'name' | 'packaging' | 'packshot'>,
  wanted: readonly string[] | null,
): MediaGroup[] => {
  const image = defaultImageOf(product);
  const groups: MediaGroup[] = [
    {
      id: recordId('managedContent', 1),
      developerName: 'productListImage',
      name: 'Image de liste',
      usageType: 'Listing',
      mediaItems: [image],
    },
    {
      id: recordId('managedContent', 2),
      developerName: 'productDetailImage',
      name: 'Galerie',
      usageType: 'Standard',
      mediaItems: [image],
    },
  ];
  return wanted === null ? groups : groups.filter((group) => wanted.includes(group.developerName));
};
