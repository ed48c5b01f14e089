import { MEDIA_PATH } from '../../../contract/content/contentPaths';
import { recordId } from '../../../contract/ids';
import { BANNER_USAGE_TYPE, LISTING_USAGE_TYPE, type Image, type MediaGroup } from '../../../contract/catalog/product';
import { pictureKey } from '../../media/packshot/pictureKey';
import type { SceneCut } from '../../media/scenes/servedScene';
import { shelfPictureKey, type SceneName } from '../../media/scenes/shelfScenes';
import type { ProductRecord } from './stored/catalogRecords';
import type { PackshotRecord } from '../../media/packshot/packshotRecord';

const keys = new WeakMap<PackshotRecord, string>();

/** Remembers the key of a picture drawn at publication, so that it need not be drawn again to learn its key. */
export function knowPictureKey(packshot: PackshotRecord, key: string): void {
  keys.set(packshot, key);
}

/** The key of a product's picture: a hash of the drawing, so that its address can be cached for ever. Drawn once. */
export function pictureKeyOf(packshot: PackshotRecord): string {
  const known = keys.get(packshot) ?? pictureKey(packshot);
  keys.set(packshot, known);
  return known;
}

const mediaUrl = (key: string): string => `${MEDIA_PATH}/${key}`;

/** Its record id is derived from its key. */
const imageOf = (key: string, title: string, alternateText: string): Image => ({
  id: recordId('managedContent', Number.parseInt(key.slice(0, 12), 16)),
  alternateText,
  contentVersionId: null,
  mediaType: 'Image',
  sortOrder: 0,
  thumbnailUrl: `${mediaUrl(key)}?width=400&format=webp`,
  title,
  url: mediaUrl(key),
});

type Pictured = Pick<ProductRecord, 'id' | 'name' | 'packaging' | 'packshot'>;

const ownImages = new WeakMap<Pictured, Image>();

/** A product's own picture. Shared: must not be modified. */
export function defaultImageOf(product: Pictured): Image {
  const known = ownImages.get(product);
  if (known !== undefined) return known;
  const image = imageOf(pictureKeyOf(product.packshot), product.name, `${product.name}, ${product.packaging}`);
  ownImages.set(product, image);
  return image;
}

const listingGroup = (image: Image): MediaGroup => ({
  id: recordId('managedContent', 1),
  developerName: 'productListImage',
  name: 'Image de liste',
  usageType: LISTING_USAGE_TYPE,
  mediaItems: [image],
});

/** The groups with the wanted developer names; null for all. */
export const onlyWanted = (groups: readonly MediaGroup[], wanted: readonly string[] | null): MediaGroup[] =>
  groups.filter(({ developerName }) => wanted?.includes(developerName) ?? true);

/** The listing picture and the gallery of a product page; `wanted` are developer names, null for both. */
export function mediaGroupsOf(product: Pictured, wanted: readonly string[] | null): MediaGroup[] {
  const image = defaultImageOf(product);
  const groups: MediaGroup[] = [
    listingGroup(image),
    {
      id: recordId('managedContent', 2),
      developerName: 'productDetailImage',
      name: 'Galerie',
      usageType: 'Standard',
      mediaItems: [image],
    },
  ];
  return onlyWanted(groups, wanted);
}

/** A decorative picture of a category: the category's name is beside it. */
const shelfImage = (name: string, scene: SceneName, cut: SceneCut): Image =>
  imageOf(shelfPictureKey({ name: scene, cut }), name, '');

/** The square picture of a category in a list. */
export const tileGroup = (name: string, scene: SceneName): MediaGroup => listingGroup(shelfImage(name, scene, 'tile'));

/** The wide picture for the head of a category. */
export const bannerGroup = (name: string, scene: SceneName): MediaGroup => ({
  id: recordId('managedContent', 3),
  developerName: 'bannerImage',
  name: 'Image d’en-tête',
  usageType: BANNER_USAGE_TYPE,
  mediaItems: [shelfImage(name, scene, 'banner')],
});
