import { luminance } from '../../../../../commerce/colors/contrast';
import { CREAM, darker, lighter, mix } from '../../colour';
import { printFace } from '../../printFace';
import { line, shape, type Form } from '../form';

/** A wheel on its rim, its paper label facing the viewer, a wedge lying in front. */
export const wheel: Form = {
  centre: 206,
  width: 250,
  ground: 338,
  draw: (record) => {
    const { base, accent } = record;
    const rind = darker(base, 0.24);
    // Whatever the rind or its wax, the cheese in it is yellow.
    const paste = lighter(mix(base, '#F6CF62', 0.7), 0.4);
    const holes = luminance(base) > 0.35 ? darker(paste, 0.16) : darker(paste, 0.25);
    return [
      '<g transform="translate(0 -2)">',
      shape('M196 76L240 70A130 132 0 0 1 240 336L196 340z', darker(base, 0.36)),
      line('M226 76A132 132 0 0 1 226 334', darker(base, 0.5), 1.4, 'opacity=".5"'),
      `<circle cx="194" cy="208" r="132" fill="${rind}"/><circle cx="192" cy="206" r="125" fill="${base}"/>`,
      `<circle cx="192" cy="206" r="116" stroke="${darker(base, 0.25)}" stroke-width="1.4" stroke-dasharray="3 5" opacity=".6"/>`,
      `<circle cx="194" cy="209" r="103" fill="#2b1d0e" opacity=".18"/><circle cx="192" cy="206" r="103" fill="${CREAM}"/>`,
      `<circle cx="192" cy="206" r="97" stroke="${accent}" stroke-width="7"/>`,
      printFace(record, { x: 128, y: 138, width: 128, height: 136, ground: CREAM }),
      '<circle cx="194" cy="208" r="132" fill="url(#l)"/>',
      line('M76 160A126 126 0 0 1 150 87', '#fff', 4, 'stroke-linecap="round" opacity=".55"'),
      '</g>',
      shape('M236 340l66-56 56 30-10 26z', paste),
      shape('M302 284l56 30-10 26z', darker(paste, 0.1)),
      shape('M302 284l7-4 57 32-8 2zM358 314l8-2-10 27-8 1z', rind),
      `<g fill="${holes}"><ellipse cx="296" cy="318" rx="9" ry="6"/><ellipse cx="272" cy="330" rx="5" ry="3.5"/><ellipse cx="322" cy="330" rx="6" ry="4"/></g>`,
      line('M238 339l64-54', '#fff', 2, 'opacity=".7"'),
    ].join('');
  },
};
