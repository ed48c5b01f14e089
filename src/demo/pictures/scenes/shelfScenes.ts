import type { Drawing } from '../../../server/features/catalog';
import * as dairy from '../packshot/foods/dairy';
import * as drinks from '../packshot/foods/drinks';
import { eggs, omelette, peeledEggs } from '../packshot/foods/eggs';
import * as fruits from '../packshot/foods/fruits';
import * as pantry from '../packshot/foods/pantry';
import type { Food } from '../packshot/foods/pieces';
import * as sweets from '../packshot/foods/sweets';
import { drawnPaperware } from '../packshot/forms/ware/paperware';
import { drawnTool } from '../packshot/forms/ware/tools';
import { drawServedScene, type SceneCut, type ServedScene } from './servedScene';

/**
 * Equipment is drawn as a picture of its own: here it is scaled and moved to the size and position of a piece of food.
 */
const asPiece =
  (drawn: (title: string, accent: string) => string): Food =>
  ({ title, accent }) =>
    `<g transform="translate(-76 -106)scale(.32)">${drawn(title, accent)}</g>`;
const tool = asPiece(drawnTool);
const paperware = asPiece(drawnPaperware);

const SCENES = {
  butter: {
    accent: '#D9A441',
    served: [
      [pantry.wheat, 70, 166, 1.2],
      [sweets.croissant, 176, 160, 1.5],
      [dairy.butter, 312, 166, 1.7],
      [dairy.goldenBowl, 432, 162, 1.25],
      [sweets.croissant, 536, 168, 1.1],
    ],
  },
  cream: {
    accent: '#C9788C',
    served: [
      [fruits.strawberries, 76, 170, 1.2],
      [dairy.quiche, 186, 168, 1.4],
      [dairy.cream, 306, 168, 1.6],
      [dairy.cremeBrulee, 424, 164, 1.3],
      [dairy.floatingIsland, 532, 172, 1.1],
    ],
  },
  milk: {
    accent: '#4C7FB0',
    served: [
      [pantry.cereal, 70, 170, 1.2],
      [fruits.coconut, 178, 166, 1.3],
      [dairy.milk, 284, 168, 1.35],
      [drinks.latte, 396, 166, 1.4],
      [pantry.almonds, 522, 172, 1.2],
    ],
  },
  cheese: {
    accent: '#B9793A',
    served: [
      [fruits.figs, 70, 168, 1.1],
      [dairy.hardCheese, 186, 162, 1.5],
      [dairy.burrata, 312, 168, 1.4],
      [dairy.holedCheese, 434, 164, 1.4],
      [pantry.walnuts, 540, 172, 1],
    ],
  },
  eggs: {
    accent: '#D9903A',
    served: [
      [dairy.custardJug, 76, 168, 1.15],
      [omelette, 196, 168, 1.35],
      [eggs, 306, 166, 1.6],
      [peeledEggs, 444, 168, 1.35],
      [dairy.floatingIsland, 542, 174, 0.9],
    ],
  },
  desserts: {
    accent: '#A8568C',
    served: [
      [fruits.blueberries, 66, 170, 1.05],
      [dairy.freshBowl, 176, 164, 1.4, 'myrtille'],
      [dairy.flan, 304, 166, 1.5],
      [dairy.dessertBowl, 426, 164, 1.3, 'chocolat'],
      [fruits.raspberries, 536, 172, 1.1],
    ],
  },
  flour: {
    accent: '#B98A4A',
    served: [
      [pantry.corn, 76, 170, 1.1],
      [pantry.brownSugar, 188, 168, 1.3],
      [pantry.wheat, 306, 166, 1.6],
      [sweets.biscuits, 428, 168, 1.35],
      [pantry.sugarLumps, 536, 172, 1.1],
    ],
  },
  chocolate: {
    accent: '#8A4A2E',
    served: [
      [pantry.hazelnuts, 72, 170, 1.15],
      [sweets.spread, 182, 164, 1.3],
      [sweets.chocolate, 306, 166, 1.6],
      [fruits.raspberries, 424, 168, 1.3],
      [fruits.citrus, 532, 172, 1.15, 'orange'],
    ],
  },
  coffee: {
    accent: '#8A5A3A',
    served: [
      [sweets.spices, 74, 168, 1.15],
      [drinks.matcha, 186, 164, 1.3],
      [drinks.latte, 312, 166, 1.6],
      [drinks.coffeeBeans, 432, 168, 1.4],
      [fruits.citrus, 534, 172, 1.1, 'citron'],
    ],
  },
  sport: {
    accent: '#2C8C82',
    served: [
      [pantry.trailMix, 74, 170, 1.15],
      [sweets.bar, 192, 168, 1.45],
      [drinks.shake, 306, 170, 1.2, 'chocolat'],
      [fruits.apple, 410, 168, 1.2, 'cidre'],
      [sweets.chocolateCookies, 524, 172, 1.2],
    ],
  },
  breakfast: {
    accent: '#C98A3A',
    served: [
      [fruits.citrus, 66, 168, 1.1, 'orange'],
      [sweets.croissant, 172, 162, 1.35],
      [sweets.pancakes, 298, 166, 1.5],
      [drinks.latte, 422, 166, 1.35],
      [sweets.honey, 534, 172, 1.1],
    ],
  },
  tools: {
    accent: '#4B7B5A',
    served: [
      [paperware, 80, 176, 1.3, 'Sacs à pain'],
      [tool, 190, 176, 1.4, 'Pichet'],
      [paperware, 302, 176, 1.4, 'Ardoises'],
      [tool, 422, 176, 1.3, 'Raclette'],
      [tool, 532, 176, 1.3, 'Shakers'],
    ],
  },
} as const satisfies Record<string, ServedScene>;

/** The name of a category's scene. */
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

/** The drawing of a scene for one use. */
export interface ShelfPicture {
  readonly scene: SceneName;
  readonly cut: SceneCut;
}

export const drawShelfPicture = ({ scene, cut }: ShelfPicture): string => drawServedScene(SCENES[scene], cut);

/** Reads the description of a shelf's picture; null: the drawing is not one. */
export function shelfPictureIn({ scene, cut }: Drawing): ShelfPicture | null {
  const known = SCENE_NAMES.find((name) => name === scene);
  return known !== undefined && (cut === 'banner' || cut === 'tile') ? { scene: known, cut } : null;
}
