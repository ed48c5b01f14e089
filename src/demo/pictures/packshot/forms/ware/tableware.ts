import { CREAM, darker, lighter, mix } from '../../colour';
import { printFace } from '../../printFace';
import { card } from '../card';
import { ellipse, line, pot, shape, type Form } from '../form';

/** A bib apron on a peg, with a pocket and ties; the fabric has the accent colour. */
export const apron: Form = {
  centre: 206,
  width: 190,
  ground: 350,
  draw: (record) => {
    const cloth = record.accent;
    const dark = darker(cloth, 0.3);
    const body =
      'M148 84Q200 96 252 84C254 122 264 146 296 158C302 220 306 280 302 330Q200 346 98 330C94 280 98 220 104 158C136 146 146 122 148 84z';
    return [
      '<rect x="110" y="26" width="180" height="16" rx="4" fill="#C79B62"/><rect x="110" y="36" width="180" height="6" rx="3" fill="#7a5526" opacity=".4"/>',
      line('M152 88C150 60 186 58 200 36C214 58 250 60 248 88', dark, 8),
      ellipse(200, 36, 8, 9, '#E6C28C'),
      line('M106 162C80 176 74 214 88 246M294 162C322 176 326 210 312 250', dark, 7, 'stroke-linecap="round"'),
      shape(body, cloth),
      shape('M148 84Q200 96 252 84l1 14q-53 12-106 0z', dark, 'opacity=".5"'),
      line(
        'M150 106Q146 148 108 166M250 106Q254 148 292 166M104 320Q200 335 296 320',
        lighter(cloth, 0.45),
        1.6,
        'stroke-dasharray="5 4" opacity=".8"',
      ),
      line(
        'M128 180Q122 260 130 326M276 180Q284 250 272 328M200 240Q196 290 204 336',
        dark,
        6,
        'stroke-linecap="round" opacity=".35"',
      ),
      shape('M144 168h112v50q0 10-10 10h-92q-10 0-10-10z', lighter(cloth, 0.08)),
      line('M144 168h112v50q0 10-10 10h-92q-10 0-10-10zM145 178h110M200 178v50', dark, 2, 'opacity=".7"'),
      '<g fill="#E2B85A"><circle cx="158" cy="96" r="5"/><circle cx="242" cy="96" r="5"/><circle cx="112" cy="166" r="5"/><circle cx="288" cy="166" r="5"/></g>',
      shape(body, 'url(#l)'),
      line('M154 100Q150 138 122 156', '#fff', 3, 'opacity=".35" stroke-linecap="round"'),
      card(record, 118, 244, 164),
    ].join('');
  },
};

/** A kraft bowl with a salad in it, to show its use. */
export const bowl: Form = {
  centre: 200,
  width: 250,
  ground: 336,
  draw: (record) => {
    const { base, accent } = record;
    const wall = pot(56, 344, 176, 316, 22, 52);
    const label = mix(CREAM, base, 0.1);
    const leaf = `<g id="r"><path d="M-44 20C-60-14-26-46 6-40C34-52 60-14 40 12C24 34-24 38-44 20z"/><path d="M-34 14Q0 0 30-26M-14 6l-8-22M8-6l20 12" stroke="#E5F0B8" stroke-width="2.5" opacity=".7"/></g>`;
    return [
      ellipse(200, 176, 144, 34, darker(base, 0.35)),
      `<defs>${leaf}<g id="t"><circle r="25" fill="#B92E22"/><circle r="21" fill="#E2513B"/><path d="M-12-4q6-10 11 0-5 8-11 0zM3-6q8-6 11 2-5 6-11-2zM-8 8q8-4 14 2-6 8-14-2z" fill="#F9B77E"/></g></defs>`,
      '<g fill="#4F8A34"><use href="#r" x="112" y="152"/><use href="#r" transform="translate(288 150)scale(-1 1)"/><use href="#r" x="206" y="122"/></g>',
      '<g fill="#86B94A"><use href="#r" transform="translate(160 138)rotate(30)"/><use href="#r" transform="translate(250 134)rotate(-40)"/><use href="#r" x="186" y="168"/></g>',
      '<use href="#t" x="128" y="164"/><use href="#t" x="290" y="166"/><use href="#t" transform="translate(172 118)scale(.8)"/>',
      ellipse(230, 156, 31, 27, '#FFFDF3') + ellipse(232, 157, 15, 14, '#F4A91F') + ellipse(228, 152, 5, 4, '#FFE9A8'),
      shape(wall, base),
      shape('M56 176A144 34 0 0 0 344 176l-5 14A139 32 0 0 1 61 190z', lighter(base, 0.45)),
      shape('M84 246A118 24 0 0 0 316 246L296 306A96 22 0 0 1 104 306z', accent, 'opacity=".9"'),
      `<rect x="116" y="216" width="168" height="104" rx="10" fill="${label}"/>`,
      printFace(record, { x: 124, y: 222, width: 152, height: 90, ground: label }),
      shape(wall, 'url(#c)'),
    ].join('');
  },
};

/** A paper cup: with a lid where lids are sold, with coffee otherwise. */
export const cup: Form = {
  centre: 200,
  width: 180,
  ground: 344,
  draw: (record) => {
    const { base, accent } = record;
    const wall = pot(102, 298, 112, 330, 18, 30);
    const lid =
      shape('M94 104v14A106 22 0 0 0 306 118V104z', '#E4DAC3') +
      shape('M94 104v14A106 22 0 0 0 306 118V104z', 'url(#c)') +
      ellipse(200, 104, 106, 22, '#F6EFDF') +
      shape('M112 100L120 72A80 15 0 0 1 280 72L288 100A88 18 0 0 1 112 100z', '#EADFC8') +
      shape('M112 100L120 72A80 15 0 0 1 280 72L288 100A88 18 0 0 1 112 100z', 'url(#c)') +
      ellipse(200, 72, 80, 15, '#FBF6EA') +
      ellipse(200, 80, 14, 3.5, '#6b5a3c');
    const coffee =
      ellipse(200, 112, 100, 24, lighter(base, 0.75)) +
      ellipse(200, 115, 90, 19, '#7A4524') +
      ellipse(200, 117, 80, 15, '#A9683A') +
      shape(
        'M200 130C160 122 158 108 178 107C190 106 198 110 200 114C202 110 212 106 224 108C242 110 238 122 200 130z',
        '#FBEFD9',
      ) +
      line(
        'M176 84c-12-18 10-24 0-44M204 80c-12-20 12-28 0-50M230 84c-12-18 10-24 0-42',
        '#fff',
        5,
        'stroke-linecap="round" opacity=".55"',
      );
    return [
      shape(wall, base),
      shape('M109 164A92 18 0 0 0 291 164L277 278A77 16 0 0 1 123 278z', CREAM),
      shape(
        'M109 164A92 18 0 0 0 291 164l-1 10A91 18 0 0 1 110 174zM122 270A78 16 0 0 0 278 270l-1 10A77 16 0 0 1 123 280z',
        accent,
      ),
      printFace(record, { x: 130, y: 190, width: 140, height: 88, ground: CREAM }),
      shape(wall, 'url(#c)'),
      /couvercle/i.test(record.title) ? lid : coffee,
    ].join('');
  },
};
