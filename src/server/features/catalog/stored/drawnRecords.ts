import type { CatalogPictures } from '../pictures/CatalogPictures';
import type { CatalogRecords, CategoryRecord, Drawing, PictureRecord, ProductRecord } from './catalogRecords';

/** A product as stored up to format 1, when the server itself drew its picture. */
type DrawnProduct = Omit<ProductRecord, 'picture'> & { readonly packshot: Drawing };
export type StoredProduct = ProductRecord | DrawnProduct;

/** A category; up to format 1 with the name of the scene that the server itself drew for it. */
export type StoredCategory = CategoryRecord & { readonly scene?: string };

/** The records of a catalogue, stored by this release or an earlier one. */
export interface StoredRecords {
  readonly categories: readonly StoredCategory[];
  readonly products: readonly StoredProduct[];
}

/**
 * Brings records into the form of this release, with each drawn picture under its current key. A picture stored in
 * format 1 that nothing draws any more is left out; any other stays as it is stored.
 */
export function renewedRecords(
  { categories, products }: StoredRecords,
  pictures: CatalogPictures,
): Pick<CatalogRecords, 'categories' | 'products'> {
  const drawn = (drawing: Drawing): PictureRecord | null => {
    const picture = pictures.drawnFrom(drawing);
    return picture && { key: picture.key(), drawing };
  };
  const renewed = (picture: PictureRecord): PictureRecord =>
    'key' in picture && picture.drawing !== undefined ? (drawn(picture.drawing) ?? picture) : picture;
  const productOf = (product: StoredProduct): ProductRecord => {
    if (!('packshot' in product)) return { ...product, picture: product.picture && renewed(product.picture) };
    const { packshot, ...rest } = product;
    return { ...rest, picture: drawn(packshot) };
  };
  const categoryOf = ({ scene, tile, banner, ...rest }: StoredCategory): CategoryRecord => {
    const sceneAs = (cut: string): PictureRecord | null => (scene === undefined ? null : drawn({ scene, cut }));
    // Only top-level categories had a tile.
    const ownTile = tile ? renewed(tile) : rest.parentId === null ? sceneAs('tile') : null;
    const ownBanner = banner ? renewed(banner) : sceneAs('banner');
    return { ...rest, ...(ownTile && { tile: ownTile }), ...(ownBanner && { banner: ownBanner }) };
  };
  return { categories: categories.map(categoryOf), products: products.map(productOf) };
}
