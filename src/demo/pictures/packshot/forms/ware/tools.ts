import { darker, lighter } from '../../colour';
import { card } from '../card';
import { ellipse, line, pot, shape, type Form } from '../form';

const STEEL = '#C9CED1';
const EDGE = '#8A9094';

/** A path in one colour with the light of a round (`c`) or a flat (`l`) face on it. */
const lit = (d: string, fill: string, light: 'c' | 'l'): string => shape(d, fill) + shape(d, `url(#${light})`);

const pitcher = (): string =>
  line('M304 146C372 132 378 254 310 262', EDGE, 18) +
  line('M304 146C366 136 370 250 310 258', '#E7EAEC', 6) +
  lit(
    'M174 92C172 150 148 172 148 236V304Q148 322 170 322H296Q318 322 318 304V236C318 172 292 150 290 92L140 72z',
    STEEL,
    'c',
  ) +
  shape('M140 72Q210 66 290 92Q232 112 174 96z', EDGE) +
  shape('M158 78Q216 76 280 92Q232 104 182 94z', '#FFFDF6') +
  line('M140 72Q210 66 290 92Q232 112 174 96z', '#F3F5F6', 3) +
  line('M190 136Q188 176 170 214V290', '#fff', 9, 'opacity=".75" stroke-linecap="round"') +
  shape('M290 92C292 150 318 172 318 236V304Q318 322 296 322H268Q288 300 286 236T270 100z', '#3C4347', 'opacity=".28"');

const pump = (accent: string): string =>
  lit('M214 160H282V182Q322 204 322 250V316Q322 332 306 332H190Q174 332 174 316V250Q174 204 214 182z', '#D9A050', 'c') +
  lit('M206 136H290V166H206z', accent, 'c') +
  line('M216 138v26M228 138v26M240 138v26M252 138v26M264 138v26M276 138v26', darker(accent, 0.35), 2) +
  lit('M236 84H260V136H236z', STEEL, 'c') +
  lit('M150 92L138 70Q160 52 190 52H292Q306 52 306 68V80Q306 88 294 88H190Q168 88 150 92z', accent, 'l') +
  shape('M143 100q-14 22 0 24 14-2 0-24z', '#D9A050');

/** A wire in a bow, halfway through a slab of butter. */
const butterHarp = (): string =>
  shape('M150 262L190 228H372L336 262z', '#FBEDB4') +
  shape('M150 262H336V330H150z', '#F3D98A') +
  shape('M336 262L372 228V296L336 330z', '#D8B65C') +
  line('M250 262V306M286 228L250 262', '#B9913A', 3) +
  line('M196 262C160 160 196 100 262 96S350 160 314 244', EDGE, 13, 'stroke-linecap="round"') +
  line('M192 254C162 162 198 102 262 98', '#EDF0F1', 4, 'stroke-linecap="round"') +
  line('M196 262L314 244', '#5B6164', 2.5) +
  lit('M246 28Q262 20 278 28L274 100H250z', '#9A6530', 'c');

const thermometer = (): string =>
  line('M246 196V330', EDGE, 12, 'stroke-linecap="round"') +
  line('M244 196V326', '#F3F5F6', 4) +
  lit('M190 66Q190 42 214 42H280Q304 42 304 66V176Q304 212 247 212Q190 212 190 176z', '#0F4C3A', 'l') +
  '<rect x="204" y="60" width="86" height="58" rx="8" fill="#D5E0C4"/>' +
  '<text x="247" y="100" font-size="30" fill="#1D2623">3,8°</text>' +
  ellipse(226, 152, 15, 15, '#F2D98B') +
  ellipse(270, 152, 15, 15, '#B9C8BE') +
  line('M212 58Q200 60 200 74V150', '#fff', 3, 'opacity=".4" stroke-linecap="round"');

const shaker = (accent: string): string =>
  shape(pot(168, 320, 118, 322, 14, 14), '#E7EFEC') +
  shape('M174 196A71 13 0 0 0 315 196L306 322A62 14 0 0 1 182 322z', '#D9BE9A') +
  ellipse(244, 196, 70, 12, '#EBD8BC') +
  line('M286 150h20M294 172h12M286 194h18M294 216h10M284 238h18M294 260h8', darker(accent, 0.2), 3) +
  shape(pot(168, 320, 118, 322, 14, 14), 'url(#c)') +
  lit('M160 82V118A84 17 0 0 0 328 118V82z', accent, 'c') +
  ellipse(244, 82, 84, 17, lighter(accent, 0.25)) +
  line('M262 76C262 30 330 30 322 80', darker(accent, 0.2), 9) +
  lit('M190 46H240V80A25 6 0 0 1 190 80z', darker(accent, 0.15), 'c') +
  ellipse(215, 46, 25, 6, lighter(accent, 0.3));

/** A bowl scraper, and the dough that it has cut. */
const scraper = (accent: string): string =>
  ellipse(270, 300, 104, 36, '#CDB78C') +
  shape('M170 296C170 240 216 214 270 214S374 244 374 296Q346 322 270 322T170 296z', '#F3E3BE') +
  shape('M170 296C170 240 216 214 270 214S374 244 374 296Q346 322 270 322T170 296z', 'url(#l)') +
  line('M196 276Q226 246 262 240', '#fff', 5, 'opacity=".7" stroke-linecap="round"') +
  '<g transform="rotate(-16 240 160)">' +
  lit('M136 92Q136 74 154 74H330Q348 74 348 92V146Q346 232 242 234Q138 232 136 146z', lighter(accent, 0.12), 'l') +
  line('M146 152Q152 222 242 224Q332 222 338 152', lighter(accent, 0.5), 3, 'opacity=".7"') +
  ellipse(242, 104, 34, 13, '#FAF4E8') +
  '</g>';

/** The equipment alone, in a box of 400 × 400. */
export function drawnTool(title: string, accent: string): string {
  if (/pichet/i.test(title)) return pitcher();
  if (/pompe/i.test(title)) return pump(accent);
  if (/lyre/i.test(title)) return butterHarp();
  if (/thermo/i.test(title)) return thermometer();
  if (/shaker/i.test(title)) return shaker(accent);
  return scraper(accent);
}

/** Small equipment as it is used, its card beside it. */
export const tool: Form = {
  centre: 236,
  width: 210,
  ground: 328,
  draw: (record) => drawnTool(record.title, record.accent) + card(record, 24, 242, 148),
};
