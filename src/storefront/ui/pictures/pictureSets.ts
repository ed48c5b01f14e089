import { IMAGE_DENSITIES, IMAGE_DENSITY, IMAGE_MIN_RESIZE_WIDTH, IMAGE_WIDTHS } from '../../../contract/constants';

/** The widths in which every picture exists: mobile, tablet, desktop (KIT-05). */
export const pictureWidths: readonly number[] = Object.values(IMAGE_WIDTHS);

/** The address of a picture in a width, in pixels. */
type AddressOf = (width: number) => string;

/** A width in whole pixels, not below the smallest to which a picture is scaled down. */
const resized = (width: number): number => Math.max(IMAGE_MIN_RESIZE_WIDTH, Math.round(width));

/** A `srcset` by width, for pictures that scale with the window (with `sizes`). */
export function srcSetOfWidths(address: AddressOf, widths = pictureWidths): string {
  return widths.map((width) => `${address(resized(width))} ${resized(width)}w`).join(', ');
}

/**
 * A `srcset` by pixel density, for pictures of a fixed size in CSS pixels. Given densities replace the usual ones;
 * density 1 is always there.
 */
export function srcSetOfDensities(
  address: AddressOf,
  width: number,
  densities: readonly number[] = IMAGE_DENSITIES,
): string {
  return [...new Set([IMAGE_DENSITY, ...densities])]
    .sort((one, other) => one - other)
    .map((density) => `${address(resized(width * density))} ${density}x`)
    .join(', ');
}
