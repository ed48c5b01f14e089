import { CREAM, darker, lighter, mix } from '../colour';
import { printFace } from '../printFace';
import { card } from './card';
import { body, ellipse, line, lit, shape, type Form } from './form';

/** A cylinder drawn upright and laid down, so that the light of round faces runs along it. */
const LENGTH = 'M114 88V320C114 382 298 382 298 320V88z';
const TURNED = 'transform="rotate(90 206 210)"';

/** A roll in its paper or, bare, a log of goat's cheese: rounds cut from it stand in front. */
export const roll: Form = {
  centre: 206,
  width: 300,
  ground: 322,
  draw: (record) => {
    const { base, accent, title } = record;
    const isCheese = /chèvre/i.test(title);
    const inside = isCheese ? '#FFFBEF' : mix(base, '#F6DC86', 0.5);
    const skin = isCheese ? '#E9E2D0' : mix(CREAM, base, 0.3);
    const disc = (x: number, y: number): string =>
      ellipse(x, y + 9, 44, 15, darker(skin, 0.25)) +
      ellipse(x, y, 44, 15, isCheese ? '#F4EEDF' : darker(inside, 0.06)) +
      ellipse(x, y, 38, 12, inside);
    return [
      shape(LENGTH, skin, TURNED),
      shape(LENGTH, 'url(#c)', TURNED),
      isCheese
        ? line(
            'M90 140h180M110 168h200M84 262h190M130 284h150',
            '#CFC4A8',
            4,
            'stroke-dasharray="18 9 6 14" opacity=".7"',
          )
        : shape('M96 118H112V302H96zM276 118H292V302H276z', accent),
      ellipse(326, 210, 46, 92, darker(inside, 0.1)) + ellipse(328, 210, 41, 85, inside),
      ellipse(328, 210, 33, 74, 'none', `stroke="${darker(inside, 0.1)}" stroke-width="2"`),
      isCheese
        ? card(record, 70, 236, 160)
        : `<rect x="120" y="132" width="150" height="156" rx="8" fill="${CREAM}"/>${printFace(record, { x: 127, y: 138, width: 136, height: 144, ground: CREAM })}`,
      disc(312, 330),
      disc(330, 314),
    ].join('');
  },
};

/** A mound of butter as the mould left it, with a cut and the wire's marks. */
export const mound: Form = {
  centre: 206,
  width: 280,
  ground: 326,
  draw: (record) => {
    const inside = mix(record.base, '#F6DC86', 0.5);
    return [
      ellipse(206, 312, 150, 26, '#C79B62') + ellipse(206, 306, 150, 25, '#E2BF8C'),
      body('M78 300C72 190 112 92 206 88C300 92 340 190 334 300Q206 336 78 300z', inside),
      line(
        'M94 232Q206 262 320 232M104 184Q206 210 310 184M128 138Q206 158 286 138',
        darker(inside, 0.14),
        4,
        'opacity=".7"',
      ),
      lit('url(#c)'),
      shape('M206 88C300 92 340 190 334 300L262 312Q272 180 206 88z', lighter(inside, 0.42)),
      line('M206 88Q272 180 262 312', '#fff', 3),
      line('M284 196q22 10 38 4M280 250q26 10 48 2', darker(inside, 0.12), 3, 'stroke-linecap="round"'),
      line('M126 170Q140 126 176 108', '#fff', 6, 'opacity=".7" stroke-linecap="round"'),
      card(record, 96, 238, 164),
    ].join('');
  },
};
