import { CREAM, darker, lighter, mix } from '../colour';
import { printFace, printWideFace } from '../printFace';
import { ellipse, line, shape, type Form } from './form';
import type { PackshotRecord } from '../packshotRecord';

const GRAIN = 'stroke-linecap="round" opacity=".5"';

/** A drink carton with a screw cap; a wave in the accent colour runs around its foot. */
export const brick: Form = {
  centre: 205,
  width: 184,
  ground: 343,
  food: [318, 346],
  draw: (record) => {
    const { base, accent } = record;
    const side = darker(base, 0.16);
    return [
      shape('M114 92h136v250H114z', base),
      shape('M250 92l44-24v248l-44 26z', side),
      shape('M114 92l44-24h136l-44 24z', lighter(base, 0.5)),
      shape('M114 300q34-16 68 0t68 0v42H114z', accent),
      shape('M250 300q24-20 44-14v30l-44 26z', darker(accent, 0.22)),
      shape('M114 92h136v9H114zM250 92l44-24v9l-44 24z', accent),
      line('M250 92v250', darker(base, 0.3), 1, 'opacity=".5"'),
      shape('M186 62v16a20 7 0 0 0 40 0V62z', darker(accent, 0.12)),
      ellipse(206, 62, 20, 7, lighter(accent, 0.25)),
      shape('M186 62v16a20 7 0 0 0 40 0V62z', 'url(#c)'),
      line('M192 67v14M199 68v15M213 68v15M220 67v14', darker(accent, 0.35), 1.2, 'opacity=".5"'),
      printFace(record, { x: 120, y: 110, width: 124, height: 182, ground: base }),
      shape('M114 92h136v250H114z', 'url(#l)'),
      line('M116 340V94h132', '#fff', 1.6, 'opacity=".6"'),
    ].join('');
  },
};

/** A shipping carton with tape and open-flute edge, printed in front. */
export const box: Form = {
  centre: 204,
  width: 262,
  ground: 338,
  food: [334, 350],
  draw: (record) => {
    const { base, accent } = record;
    const label = mix(CREAM, base, 0.08);
    return [
      shape('M74 136h206v202H74z', base),
      shape('M280 136l56-34v198l-56 38z', darker(base, 0.22)),
      shape('M74 136l58-34h204l-56 34z', lighter(base, 0.42)),
      line('M103 119h205', darker(base, 0.25), 1.2),
      shape('M166 136l57-34h24l-57 34v22l-6-4-6 4-6-4-6 4z', lighter(accent, 0.72), 'opacity=".85"'),
      shape('M280 268l56-37v24l-56 38zM74 268h206v25H74z', accent),
      line('M292 276l0-11 6-4v11M310 264v-11l6-4v11', lighter(accent, 0.5), 2, GRAIN),
      '<rect x="92" y="160" width="170" height="160" rx="8" fill="#2b1d0e" opacity=".14"/>',
      `<rect x="90" y="157" width="170" height="160" rx="8" fill="${label}"/>`,
      `<rect x="95" y="162" width="160" height="150" rx="5" stroke="${accent}" opacity=".5"/>`,
      printFace(record, { x: 103, y: 170, width: 144, height: 134, ground: label }),
      shape('M74 136h206v202H74z', 'url(#l)'),
      line('M75 337V137h204', '#fff', 1.6, 'opacity=".5"'),
    ].join('');
  },
};

const GRAMS_OF_FULL_SIZE = 1000;

/**
 * The drawn size of a block, by the weight in its small print: it varies less than in reality, so that each label is
 * legible.
 */
function blockScale({ subtitle }: Pick<PackshotRecord, 'subtitle'>): number {
  const [, amount = '1', unit = 'kg'] = /(\d+(?:,\d+)?)\s(kg|g)/.exec(subtitle) ?? [];
  const grams = Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1);
  return Math.min(1.08, Math.max(0.8, (grams / GRAMS_OF_FULL_SIZE) ** (1 / 7)));
}

/** A wrapped block, opened at one end, with a slice cut off in front; the heavier, the larger. */
export const block: Form = {
  centre: 204,
  width: 290,
  ground: 334,
  draw: (record) => {
    const { base, accent } = record;
    const scale = String(Math.round(blockScale(record) * 100) / 100);
    const paper = mix(CREAM, base, 0.14);
    const inside = mix(base, '#F6DC86', 0.5);
    return [
      // The block is scaled around the middle of its foot.
      `<g transform="translate(204 334)scale(${scale})translate(-204-334)">`,
      shape('M58 182h204v150H58z', paper),
      shape('M262 182l66-42v146l-66 46z', darker(inside, 0.14)),
      shape('M58 182l68-42h202l-66 42z', lighter(inside, 0.3)),
      shape('M58 182l68-42h140l-14 9 12 6-18 8 10 6-20 7 8 6z', lighter(paper, 0.6)),
      shape('M58 182h204l-7 14 8 16-9 18 8 17-8 20 8 18-7 20 6 27H58z', paper),
      shape('M58 182h202l-6 12H58zM58 320h204l-2 12H58z', accent),
      line('M272 184l46-30M272 214l48-32M272 262l48-34', lighter(inside, 0.55), 2, GRAIN),
      line('M64 186l60-38M72 200v118', '#fff', 1.4, 'opacity=".6"'),
      printWideFace(record, { x: 68, y: 200, width: 186, height: 114, ground: paper }),
      shape('M58 182h204v150H58z', 'url(#l)'),
      shape('M276 334l38-22h46l-34 22z', lighter(inside, 0.35)),
      shape('M276 334h50v12h-50z', inside),
      shape('M326 334l34-22v11l-34 23z', darker(inside, 0.18)),
      line('M277 335h48', '#fff', 1.5, 'opacity=".7"'),
      '</g>',
    ].join('');
  },
};
