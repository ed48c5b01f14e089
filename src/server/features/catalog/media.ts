import { createHash } from 'node:crypto';
import { MEDIA_PATH } from '../../../contract/content/contentPaths';
import { recordId } from '../../../contract/ids';
import { BANNER_USAGE_TYPE, LISTING_USAGE_TYPE, type Image, type MediaGroup } from '../../../contract/catalog/product';
import type { PictureRecord, ProductRecord } from './stored/catalogRecords';

/** The key of a product's picture; null: it has no picture, or one at another address. */
export const pictureKeyOf = ({ picture }: Pick<ProductRecord, 'picture'>): string | null =>
  picture !== null && 'key' in picture ? picture.key : null;

const CONTENT_HASH = /^[0-9a-f]{20}$/;

/** The number of the picture's record id: the beginning of a hash. The key of a drawing is a hash already. */
function numberOf(name: string): number {
  const hash = CONTENT_HASH.test(name) ? name : createHash('sha256').update(name).digest('hex');
  return Number.parseInt(hash.slice(0, 12), 16);
}

function imageOf(picture: PictureRecord, title: string, alternateText: string): Image {
  const url = 'key' in picture ? `${MEDIA_PATH}/${picture.key}` : picture.address;
  return {
    id: recordId('managedContent', numberOf('key' in picture ? picture.key : picture.address)),
    alternateText,
    contentVersionId: null,
    mediaType: 'Image',
    sortOrder: 0,
    // A picture at another address exists in one size only.
    thumbnailUrl: 'key' in picture ? `${url}?width=400&format=webp` : url,
    title,
    url,
  };
}

type Pictured = Pick<ProductRecord, 'id' | 'name' | 'packaging' | 'picture'>;

const ownImages = new WeakMap<Pictured, Image>();

/** A product's own picture; null: it has none. Shared: must not be modified. */
export function defaultImageOf(product: Pictured): Image | null {
  const { picture, name, packaging } = product;
  if (picture === null) return null;
  const known = ownImages.get(product);
  if (known !== undefined) return known;
  const image = imageOf(picture, name, `${name}, ${packaging}`);
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

/**
 * The listing picture and the gallery of a product page; `wanted` are developer names, null for both. Empty for a
 * product without a picture.
 */
export function mediaGroupsOf(product: Pictured, wanted: readonly string[] | null): MediaGroup[] {
  const image = defaultImageOf(product);
  if (image === null) return [];
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

/** The square picture of a category in a list. It is decorative: the category's name is beside it. */
export const tileGroup = (name: string, tile: PictureRecord): MediaGroup => listingGroup(imageOf(tile, name, ''));

/** The wide picture for the head of a category; decorative too. */
export const bannerGroup = (name: string, banner: PictureRecord): MediaGroup => ({
  id: recordId('managedContent', 3),
  developerName: 'bannerImage',
  name: 'Image d’en-tête',
  usageType: BANNER_USAGE_TYPE,
  mediaItems: [imageOf(banner, name, '')],
});
