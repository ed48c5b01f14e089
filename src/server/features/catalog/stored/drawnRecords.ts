import type { CatalogPictures } from '../pictures/CatalogPictures';
import type { CatalogRecords, CategoryRecord, Drawing, PictureRecord, ProductRecord } from './catalogRecords';

/** A product as stored until format 1: with what the server itself drew its picture from. */
type DrawnProduct = Omit<ProductRecord, 'picture'> & { readonly packshot: Drawing };
export type StoredProduct = ProductRecord | DrawnProduct;

/** A category; until format 1 with the name of the scene that the server itself drew for it. */
export type StoredCategory = CategoryRecord & { readonly scene?: string };

/** The records of a catalogue, as this release stores them or an earlier one did. */
export interface StoredRecords {
  readonly categories: readonly StoredCategory[];
  readonly products: readonly StoredProduct[];
}

/**
 * Records in the form of this release, each drawn picture under the key that it has now. One of an earlier release that
 * nobody draws any more is left out.
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
    // Only categories of the top level had a tile.
    const ownTile = tile ? renewed(tile) : rest.parentId === null ? sceneAs('tile') : null;
    const ownBanner = banner ? renewed(banner) : sceneAs('banner');
    return { ...rest, ...(ownTile && { tile: ownTile }), ...(ownBanner && { banner: ownBanner }) };
  };
  return { categories: categories.map(categoryOf), products: products.map(productOf) };
}
