import { card } from './card';
import { ellipse, line, shape, type Form } from './form';

const CRUST = '#8A4513';
const GLOW = 'stroke-linecap="round" opacity=".6"';

/** `k` is baked dough: golden in the light, brown towards the table. */
const DOUGH = `<defs><linearGradient id="k" x2=".3" y2="1"><stop stop-color="#F7CE7E"/><stop offset=".45" stop-color="#DE9A41"/><stop offset="1" stop-color="#A65A1B"/></linearGradient></defs>`;

function croissant(): string {
  const body =
    'M40 232C40 196 58 162 84 142C92 116 118 96 148 98C162 78 238 78 252 98C282 96 308 116 316 142C342 162 360 196 360 232C346 240 326 236 304 224C286 210 268 202 254 204Q200 194 146 204C132 202 114 210 96 224C74 236 54 240 40 232z';
  return [
    shape(body, 'url(#k)'),
    shape(
      'M40 232C54 240 74 236 96 224C114 210 132 202 146 204Q200 194 254 204C268 202 286 210 304 224C326 236 346 240 360 232Q330 222 306 204T246 182Q200 176 154 182T94 204T40 232z',
      CRUST,
      'opacity=".4"',
    ),
    line(
      'M148 98Q128 150 152 204M252 98Q272 150 248 204M84 142Q76 184 100 222M316 142Q324 184 300 222',
      CRUST,
      4,
      'stroke-linecap="round" opacity=".85"',
    ),
    line(
      'M172 90Q158 146 176 199M196 84Q192 142 196 197M220 86Q230 142 218 197M118 108Q102 162 128 206M282 108Q298 162 272 206M62 172Q60 204 74 232M338 172Q340 204 326 232',
      CRUST,
      1.6,
      'opacity=".5"',
    ),
    line(
      'M174 96Q200 88 226 96M106 126Q116 110 134 108M60 190Q66 172 76 160M268 108Q286 110 298 124M328 164Q336 176 340 188',
      '#FFF3CF',
      6,
      GLOW,
    ),
  ].join('');
}

function raisinRoll(): string {
  const coil =
    'M196 168a14 12 0 0 1 28 0a32 27 0 0 1-64 0a50 42 0 0 1 100 0a68 58 0 0 1-136 0a86 73 0 0 1 172 0a102 86 0 0 1-196 30';
  const raisins =
    'M208 146l8 6M168 166l3 9M228 198l9-5M144 142l6 8M202 118h10M250 148l2 9M172 212l9 5M278 184v10M128 190l3 9M234 234l9-4M168 106l9-5M264 110l7 7';
  return [
    ellipse(200, 182, 116, 98, CRUST),
    ellipse(200, 172, 116, 96, 'url(#k)'),
    line(coil, '#B5661F', 15, 'stroke-linecap="round" opacity=".6"'),
    line(coil, '#FBE39A', 6, 'stroke-linecap="round"'),
    line(raisins, '#3F1A1E', 15, 'stroke-linecap="round"'),
    line(raisins, '#8A5258', 3, 'stroke-linecap="round" transform="translate(-3 -4)"'),
    line('M96 146Q108 106 146 90M112 132Q118 118 130 110', '#FFF3CF', 5, GLOW),
  ].join('');
}

const chocolateRoll = (): string =>
  [
    shape(
      'M66 196C60 148 98 116 150 112H270C320 112 346 142 342 186C340 228 316 246 270 246H130C92 246 70 232 66 196z',
      'url(#k)',
    ),
    line('M112 122Q150 168 300 164Q338 168 342 190M128 116Q176 148 304 146', CRUST, 3, 'opacity=".7"'),
    line('M160 114Q200 134 310 132M100 216Q200 236 322 226M130 196Q220 214 336 206', CRUST, 1.5, 'opacity=".5"'),
    ellipse(98, 184, 34, 54, '#C98236'),
    line('M98 134c30 12 30 88 0 100M90 146c22 10 22 66 2 76', '#F6D596', 4, 'opacity=".8"'),
    ellipse(92, 164, 13, 15, '#3A1C10') + ellipse(98, 206, 13, 15, '#3A1C10'),
    line('M87 158q3-5 8-4M93 200q3-5 8-4', '#9A6A50', 3, 'stroke-linecap="round"'),
    line('M168 126Q220 120 270 124M190 184Q240 188 290 186', '#FFF3CF', 6, GLOW),
  ].join('');

const turnover = (): string =>
  [
    shape('M56 224C64 140 128 94 200 94S336 140 344 224C300 256 100 256 56 224z', CRUST),
    shape('M56 216C64 132 128 88 200 88S336 132 344 216C300 246 100 246 56 216z', 'url(#k)'),
    line('M70 216Q200 250 330 216', CRUST, 4, 'stroke-dasharray="3 9" opacity=".8"'),
    line(
      'M200 100V226M200 122Q160 132 140 156M200 152Q144 164 112 196M200 186Q160 196 140 216M200 122Q240 132 260 156M200 152Q256 164 288 196M200 186Q240 196 260 216',
      CRUST,
      4,
      'stroke-linecap="round" opacity=".75"',
    ),
    line('M92 162Q120 118 172 104M222 106Q250 112 270 124', '#FFF3CF', 6, GLOW),
  ].join('');

function braid(): string {
  const lobe =
    shape('M-34 30C-48-6-16-44 20-40C42-34 40 0 16 26C4 40-26 46-34 30z', 'url(#k)') +
    line('M-34 30C-26 46 4 40 16 26C40 0 42-34 20-40', CRUST, 2.5) +
    line('M-26 8Q-18-18 4-28', '#FFF3CF', 6, GLOW);
  const positions = [0, 1, 2, 3, 4].flatMap((index) => [
    `<use href="#r" transform="translate(${String(90 + index * 56)} ${String(148 + (index % 2) * 4)})scale(1 -1)"/>`,
    `<use href="#r" x="${String(96 + index * 54)}" y="${String(196 - (index % 2) * 4)}"/>`,
  ]);
  return (
    `<defs><g id="r">${lobe}</g></defs>${shape('M48 184C44 122 112 108 200 108S356 122 352 184C350 240 290 244 200 244S52 240 48 184z', CRUST)}${positions.join('')}` +
    `<g fill="#FFFDF3"><path d="M120 130l7 3-5 4zM176 140l7 3-5 4zM230 128l7 3-5 4zM286 138l7 3-5 4zM150 186l7 3-5 4zM206 190l7 3-5 4zM262 184l7 3-5 4z"/></g>`
  );
}

function waffle(): string {
  const outline =
    'M64 178C58 116 104 86 150 92Q200 72 250 92C300 86 344 120 336 178C344 226 300 252 250 242Q200 260 150 242C100 252 56 226 64 178z';
  const cells = [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2, 3].map((column) => `<use href="#r" x="${String(96 + column * 54)}" y="${String(108 + row * 44)}"/>`),
    )
    .join('');
  return [
    `<g transform="translate(0 10)">${shape(outline, CRUST)}</g>${shape(outline, 'url(#k)')}`,
    `<defs><g id="r"><rect width="44" height="34" rx="7" fill="#9A5418"/><path d="M4 34V16q0-6 6-6h34v18q0 6-6 6z" fill="#CF8834"/></g></defs>${cells}`,
    '<g fill="#FFFDF3" opacity=".9"><path d="M118 96l10 3-6 7zM224 144l10 3-6 6zM140 190l9 3-6 6zM290 134l9 3-6 6zM250 226l9 3-6 6zM84 168l9 2-5 7zM196 96l9 3-6 5z"/></g>',
    line('M82 136Q96 106 134 102', '#FFF3CF', 5, GLOW),
  ].join('');
}

function pancakes(): string {
  const cake =
    ellipse(200, 12, 116, 36, '#9C581D') + ellipse(200, 4, 116, 36, '#F1CE8C') + ellipse(200, 0, 112, 33, 'url(#k)');
  return [
    `<defs><g id="r">${cake}</g></defs>${[212, 190, 168, 146].map((y) => `<use href="#r" y="${String(y)}"/>`).join('')}`,
    shape(
      'M116 138C130 116 190 120 226 118S300 132 286 152Q276 168 280 196Q282 212 272 212T262 196Q262 166 236 168Q196 172 190 190Q186 202 178 192Q176 168 146 164Q110 160 116 138z',
      '#8A3F0C',
      'opacity=".85"',
    ),
    shape('M172 132l18-16h44l-16 16z', '#FFF1B8') +
      shape('M172 132h46v15h-46z', '#F8DC82') +
      shape('M218 132l16-16v14l-16 17z', '#D9B252'),
    line('M130 142Q140 128 164 126M268 164v24', '#FFE3B0', 4, GLOW),
  ].join('');
}

const PASTRIES: readonly (readonly [RegExp, () => string])[] = [
  [/raisin/i, raisinRoll],
  [/chocolat/i, chocolateRoll],
  [/chausson/i, turnover],
  [/brioche/i, braid],
  [/gaufre/i, waffle],
  [/pancake/i, pancakes],
];

/** Baked goods on a beech board, with a card in front. */
export const pastry: Form = {
  centre: 200,
  width: 300,
  ground: 306,
  draw: (record) => {
    const drawn = PASTRIES.find(([pattern]) => pattern.test(record.title))?.[1] ?? croissant;
    return [
      DOUGH,
      shape('M40 254v12A160 40 0 0 0 360 266V254z', '#B98A52'),
      ellipse(200, 254, 160, 40, '#DDB47A'),
      line('M66 262Q180 282 330 266M80 240Q200 226 316 240', '#B98A52', 1.5, 'opacity=".5"'),
      ellipse(206, 242, 138, 26, '#4a2a0c', 'opacity=".35"'),
      drawn(),
      card(record, 104, 256, 180),
    ].join('');
  },
};
