import type { CatalogPictures, Drawing, PictureRecord } from '../../server/features/catalog';
import { recentlyUsed } from '../../server/recentlyUsed';
import { contentKeyOf } from './contentKey';
import { outlineTexts } from './lettering/outlineTexts';
import { drawPackshot } from './packshot/drawPackshot';
import { packshotIn, type PackshotRecord } from './packshot/packshotRecord';
import { drawShelfPicture, shelfPictureIn, type ShelfPicture } from './scenes/shelfScenes';

/** More than the number of pictures in the demo shop, so that each is drawn for its key only once. */
const KEPT_KEYS = 1_000;
const kept = recentlyUsed(KEPT_KEYS, (_drawing: string): { key?: string } => ({}));

/**
 * Returns what draws the SVG of a description, its texts not outlined yet; null: it describes none of the demo shop's
 * pictures.
 */
function drawerOf(drawing: Drawing): (() => string) | null {
  const packshot = packshotIn(drawing);
  if (packshot !== null) return () => drawPackshot(packshot);
  const shelf = shelfPictureIn(drawing);
  return shelf === null ? null : () => drawShelfPicture(shelf);
}

/**
 * The content key of a picture, which changes with its description, the drawing code and `LETTERING_VERSION`. The
 * picture is drawn once to compute it.
 */
const keyFor = (drawing: Drawing, draw: () => string): string =>
  (kept(JSON.stringify(drawing)).key ??= contentKeyOf(draw()));

/** Draws the demo shop's pictures: packages of its products, and scenes for its shelves. */
export const drawnPictures: CatalogPictures = {
  drawnFrom(drawing) {
    const draw = drawerOf(drawing);
    return draw && { key: () => keyFor(drawing, draw), svg: () => outlineTexts(draw()) };
  },
};

/**
 * The record of a picture. The picture is not drawn before the record's key is read: a generated catalogue may have a
 * million products.
 */
function pictureOf(drawing: Drawing, draw: () => string): PictureRecord {
  let key: string | undefined;
  return {
    get key() {
      return (key ??= keyFor(drawing, draw));
    },
    drawing,
  };
}

/** A product's picture, as stored in its record. */
export const packshotPicture = (packshot: PackshotRecord): PictureRecord =>
  pictureOf({ ...packshot }, () => drawPackshot(packshot));

/** A shelf's picture, as stored in its category's record. */
export const shelfPicture = (picture: ShelfPicture): PictureRecord =>
  pictureOf({ ...picture }, () => drawShelfPicture(picture));
