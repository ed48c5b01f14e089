import { darker, lighter, mix } from '../packshot/colour';
import type { Food } from '../packshot/foods/pieces';
import { lightDefinitions } from '../packshot/light';
import { ellipse, line, shape } from '../packshot/forms/form';

/**
 * A piece of food on the table: its drawing, the position of its foot, its scale, and a product name if the drawing
 * depends on one.
 */
export type Served = readonly [food: Food, x: number, y: number, scale: number, title?: string];

export interface ServedScene {
  /** The colour of the wall, and of everything in the category's colour. */
  readonly accent: string;
  readonly served: readonly Served[];
}

/** Foods repeat a drawing by reference under one name, which must be unique if there are several in one picture. */
const withOwnNames = (drawn: string, at: number): string =>
  drawn.replaceAll('id="f"', `id="f${String(at)}"`).replaceAll('href="#f"', `href="#f${String(at)}"`);

/** The whole table for the head of a category's page, or its middle for a tile. */
export type SceneCut = 'banner' | 'tile';

const CUTS: Readonly<
  Record<SceneCut, { readonly left: number; readonly top: number; readonly width: number; readonly height: number }>
> = {
  banner: { left: 0, top: 0, width: 600, height: 200 },
  tile: { left: 210, top: 30, width: 184, height: 184 },
};

/** The maximum horizontal extent of a piece to either side, at its own size. */
const REACH = 66;

/**
 * A table laid with the products of a category: 600 × 200 or square, at most 8 kB, in the light of the product
 * pictures. It is decorative: an `img` of it needs an empty `alt`.
 */
export function drawServedScene({ accent, served }: ServedScene, cut: SceneCut): string {
  const { left, top, width, height } = CUTS[cut];
  const wall = lighter(accent, 0.72);
  const wood = mix('#D9B380', wall, 0.15);
  const inSight = served.filter(([, x, , scale]) => x + REACH * scale > left && x - REACH * scale < left + width);
  const pieces = inSight.map(([food, x, y, scale, title = ''], at) => {
    const drawn = food({ form: 'tub', brand: '', title, subtitle: '', base: '#F3E6C8', accent });
    return withOwnNames(
      `<g transform="translate(${String(x)} ${String(y)})scale(${String(scale)})" stroke-linecap="round">${ellipse(6, 6, 62, 13, 'url(#g)')}${drawn}</g>`,
      at,
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].join(' ')}" width="${String(width)}" height="${String(height)}" fill="none" font-weight="700" text-anchor="middle">` +
    lightDefinitions() +
    shape('M0 0H600V220H0z', wall) +
    ellipse(300, 150, 250, 170, lighter(wall, 0.45)) +
    line('M60 150A240 158 0 0 1 540 150', '#FFFBF1', 2, 'opacity=".7"') +
    shape('M0 132H600V220H0z', wood) +
    shape('M0 132H600V137H0z', lighter(wood, 0.4)) +
    line('M0 156H250M310 156H600M40 178H420M480 178H600', darker(wood, 0.14), 1.5, 'opacity=".6"') +
    pieces.join('') +
    '</svg>'
  );
}
