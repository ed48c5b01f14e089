import { CREAM, darker, lighter, mix } from '../colour';
import { printFace } from '../printFace';
import { body, ellipse, line, lit, pot, shape, type Form } from './form';

/** A dairy pot with an overlapping lid. */
export const tub: Form = {
  centre: 200,
  width: 210,
  ground: 336,
  food: [318, 344],
  draw: (record) => {
    const { base, accent } = record;
    return [
      shape(pot(92, 308, 138, 322, 22, 18), base),
      shape('M109 302L111 322A89 22 0 0 0 289 322L291 302A92 24 0 0 1 109 302z', accent),
      line('M109 297A92 24 0 0 0 291 297', accent, 2),
      printFace(record, { x: 124, y: 163, width: 152, height: 144, ground: base }),
      shape(pot(92, 308, 138, 322, 22, 18), 'url(#c)'),
      shape('M86 118v18A114 27 0 0 0 314 136V118z', accent),
      shape('M86 118v18A114 27 0 0 0 314 136V118z', 'url(#c)'),
      ellipse(200, 118, 114, 27, lighter(accent, 0.24)),
      ellipse(200, 117, 97, 20, lighter(accent, 0.12)),
      ellipse(200, 119, 97, 20, lighter(accent, 0.34)),
      line('M96 110A110 25 0 0 1 230 94', '#fff', 3, 'opacity=".65" stroke-linecap="round"'),
      line('M87 130A114 27 0 0 0 313 130', darker(accent, 0.3), 1, 'opacity=".5"'),
    ].join('');
  },
};

/** A trade pail with a wire handle. */
export const bucket: Form = {
  centre: 200,
  width: 234,
  ground: 344,
  food: [328, 350],
  draw: (record) => {
    const { base, accent } = record;
    const label = mix(CREAM, base, 0.06);
    return [
      line('M84 116C90 14 310 14 316 116', '#8d8a83', 5),
      line('M85 113C94 16 300 16 314 108', '#fff', 1.5, 'opacity=".7"'),
      '<rect x="170" y="32" width="60" height="13" rx="6.5" fill="#f6f1e6"/><rect x="170" y="39" width="60" height="6" rx="3" fill="#2b1d0e" opacity=".2"/>',
      body(pot(78, 322, 128, 328, 24, 20), base),
      shape('M81 156A120 24 0 0 0 319 156L303 306A105 24 0 0 1 97 306z', label),
      shape('M97 300A104 24 0 0 0 303 300L302 310A104 24 0 0 1 98 310z', accent),
      printFace(record, { x: 118, y: 186, width: 164, height: 122, ground: label }),
      line('M79 146A121 24 0 0 0 321 146', darker(base, 0.25), 2, 'opacity=".5"'),
      lit('url(#c)'),
      shape('M70 112v16A130 29 0 0 0 330 128V112z', darker(base, 0.06)),
      shape('M70 112v16A130 29 0 0 0 330 128V112z', 'url(#c)'),
      ellipse(200, 112, 130, 29, lighter(base, 0.4)),
      ellipse(200, 111, 112, 22, darker(base, 0.16)),
      ellipse(200, 113, 112, 21, lighter(base, 0.25)),
      ellipse(84, 122, 7, 9, '#b9b4a8'),
      ellipse(316, 122, 7, 9, '#98938a'),
    ].join('');
  },
};

/** A metal tin with beaded rims and a paper wrap. */
export const can: Form = {
  centre: 200,
  width: 190,
  ground: 338,
  food: [314, 346],
  draw: (record) => {
    const { base, accent } = record;
    return [
      shape(pot(104, 296, 92, 322, 24), '#cfcbc2'),
      shape('M104 112A96 24 0 0 0 296 112V304A96 24 0 0 1 104 304z', base),
      shape(
        'M104 112A96 24 0 0 0 296 112v16A96 24 0 0 1 104 128zM104 284A96 24 0 0 0 296 284v20A96 24 0 0 1 104 304z',
        accent,
      ),
      printFace(record, { x: 124, y: 156, width: 152, height: 146, ground: base }),
      line('M104 102A96 24 0 0 0 296 102M104 316A96 24 0 0 0 296 316', '#8d8a83', 2),
      shape(pot(104, 296, 92, 322, 24), 'url(#c)'),
      ellipse(200, 92, 97, 24, '#ece8df'),
      ellipse(200, 93, 86, 19, '#b5b0a5'),
      ellipse(200, 96, 86, 18, '#dad5ca'),
      line('M150 96A52 10 0 0 0 250 96', '#a8a297', 1.5),
      line('M108 86A95 23 0 0 1 214 69', '#fff', 3, 'opacity=".9" stroke-linecap="round"'),
    ].join('');
  },
};

/** A preserving jar: what is inside shows above and below its label. */
export const jar: Form = {
  centre: 200,
  width: 196,
  ground: 338,
  food: [318, 346],
  draw: (record) => {
    const { base, accent } = record;
    const glass =
      'M128 118C108 126 100 138 100 156V300C100 326 120 336 200 336S300 326 300 300V156C300 138 292 126 272 118z';
    return [
      body(glass, lighter(base, 0.55)),
      shape('M107 152A93 14 0 0 1 293 152V298C293 320 276 329 200 329S107 320 107 298z', base),
      ellipse(200, 152, 93, 13, lighter(base, 0.28)),
      shape('M100 172A100 16 0 0 0 300 172V298A100 16 0 0 1 100 298z', CREAM),
      shape(
        'M100 172A100 16 0 0 0 300 172v6A100 16 0 0 1 100 178zM100 292A100 16 0 0 0 300 292v6A100 16 0 0 1 100 298z',
        accent,
      ),
      printFace(record, { x: 124, y: 195, width: 152, height: 108, ground: CREAM }),
      lit('url(#c)'),
      line('M114 168C113 148 118 138 132 130', '#fff', 5, 'stroke-linecap="round" opacity=".85"'),
      shape(pot(120, 280, 84, 112, 18), accent),
      shape(pot(120, 280, 84, 112, 18), 'url(#c)'),
      line('M126 94v28M138 98v29M152 101v29M250 101v29M264 97v29M274 94v28', darker(accent, 0.4), 1.2, 'opacity=".4"'),
      ellipse(200, 84, 80, 18, lighter(accent, 0.3)),
      ellipse(200, 86, 68, 13, lighter(accent, 0.16)),
      line('M130 79A78 16 0 0 1 210 67', '#fff', 2.5, 'stroke-linecap="round" opacity=".7"'),
    ].join('');
  },
};

/** A bottle with a ribbed cap; the long highlight makes it glass. */
export const bottle: Form = {
  centre: 200,
  width: 162,
  ground: 348,
  food: [314, 350],
  draw: (record) => {
    const { base, accent } = record;
    const outline =
      'M174 70V98C174 120 120 128 120 170V328C120 342 132 347 200 347S280 342 280 328V170C280 128 226 120 226 98V70z';
    return [
      body(outline, base),
      shape('M174 84h52v16l4 9h-60l4-9z', darker(base, 0.12), 'opacity=".5"'),
      shape('M120 178A80 12 0 0 0 280 178V322A80 12 0 0 1 120 322z', CREAM),
      shape(
        'M120 178A80 12 0 0 0 280 178v9A80 12 0 0 1 120 187zM120 312A80 12 0 0 0 280 312v10A80 12 0 0 1 120 322z',
        accent,
      ),
      printFace(record, { x: 130, y: 200, width: 140, height: 121, ground: CREAM }),
      lit('url(#c)'),
      line('M133 172C134 146 160 136 172 126', '#fff', 5, 'stroke-linecap="round" opacity=".75"'),
      shape(pot(166, 234, 44, 74, 8), accent),
      shape(pot(166, 234, 44, 74, 8), 'url(#c)'),
      line('M173 53v24M182 55v25M191 56v25M209 56v25M218 55v25M227 53v24', darker(accent, 0.4), 1.3, 'opacity=".5"'),
      ellipse(200, 44, 34, 8, lighter(accent, 0.35)),
    ].join('');
  },
};

/** Single-serving cups: one lid turned to the viewer, two cups behind. */
export const portion: Form = {
  centre: 200,
  width: 270,
  ground: 332,
  draw: (record) => {
    const { base, accent } = record;
    const cup =
      shape(pot(0, 118, 0, 62, 13, 14), lighter(base, 0.2)) +
      shape(pot(0, 118, 0, 62, 13, 14), 'url(#c)') +
      ellipse(59, 0, 64, 15, lighter(accent, 0.1)) +
      ellipse(59, -2, 62, 13, lighter(accent, 0.45));
    const cups = [54, 228].map((x) => `<use href="#e" x="${String(x)}" y="258"/>`);
    return [
      `<defs><g id="e">${cup}</g></defs>${cups.join('')}`,
      '<ellipse cx="206" cy="334" rx="70" ry="10" fill="#2b1d0e" opacity=".25"/>',
      shape('M262 128l34-26c10-6 18 4 12 13l-24 32z', lighter(accent, 0.35)),
      '<circle cx="201" cy="216" r="118" fill="#c9c2b2"/>',
      `<circle cx="198" cy="212" r="117" fill="${CREAM}"/><circle cx="198" cy="212" r="111" stroke="${accent}" stroke-width="11"/>`,
      `<circle cx="198" cy="212" r="99" stroke="${accent}" opacity=".45" stroke-dasharray="2 4"/>`,
      printFace(record, { x: 133, y: 140, width: 130, height: 148, ground: CREAM }),
      '<circle cx="198" cy="212" r="117" fill="url(#l)"/>',
      line('M96 170A112 112 0 0 1 170 100', '#fff', 4, 'stroke-linecap="round" opacity=".8"'),
    ].join('');
  },
};
