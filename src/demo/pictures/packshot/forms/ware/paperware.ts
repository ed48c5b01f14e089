import { darker, lighter, mix } from '../../colour';
import { croissant } from '../../foods/sweets';
import { drawMotif } from '../../motifs';
import { card } from '../card';
import { ellipse, line, shape, type Form } from '../form';

const KRAFT = '#D2AE78';

/** A paper bag with a pinked edge, and what sticks out of it. */
function bag(left: number, top: number, width: number, accent: string, inside: string): string {
  const right = left + width;
  const tooth = `l${String(width / 12)}-9 ${String(width / 12)} 9`;
  const front = `M${String(left)} ${String(top)}${tooth.repeat(6)}L${String(right - 4)} 332H${String(left + 4)}z`;
  return (
    shape(
      `M${String(left)} ${String(top)}L${String(left + 14)} ${String(top - 22)}H${String(right - 14)}L${String(right)} ${String(top)}V332H${String(left)}z`,
      darker(KRAFT, 0.35),
    ) +
    inside +
    shape(front, KRAFT) +
    shape(front, 'url(#l)') +
    line(
      `M${String(left + width * 0.16)} ${String(top + 10)}V330M${String(right - width * 0.16)} ${String(top + 10)}V330`,
      darker(KRAFT, 0.3),
      1.5,
      'opacity=".5"',
    ) +
    drawMotif('wheat', left + width / 2, top + 62, 1.9, accent, KRAFT)
  );
}

const piece = croissant({ form: 'box', brand: '', title: '', subtitle: '', base: KRAFT, accent: KRAFT });

const croissantBag = (accent: string): string =>
  bag(
    178,
    150,
    164,
    accent,
    `<defs><g id="b0" stroke-linecap="round">${piece}</g></defs><use href="#b0" transform="translate(292 146)rotate(10)scale(.9)"/><use href="#b0" transform="translate(228 150)rotate(-6)"/>`,
  );

const baguette =
  '<g id="b1"><path d="M-21 0Q-24-118 0-142Q24-118 21 0z" fill="#D8963F"/><path d="M-15-20q14-14 26-8M-16-54q14-14 28-8M-16-88q14-14 28-8M-9-118q8-10 16-5" stroke="#F8DDA2" stroke-width="7" stroke-linecap="round"/><path d="M10-4Q16-118 2-140Q24-118 21 0z" fill="#8A4513" opacity=".35"/></g>';

const breadBag = (accent: string): string =>
  bag(
    202,
    160,
    124,
    accent,
    `<defs>${baguette}</defs><use href="#b1" transform="translate(240 170)rotate(-8)"/><use href="#b1" transform="translate(290 172)rotate(8)"/>`,
  );

/** A pastry box, open, with a strawberry tart in it. */
const pastryBox = (accent: string): string =>
  shape('M150 196L176 84Q256 70 336 84L362 196z', '#F3E7CF') +
  shape('M172 180L192 104Q256 92 320 104L340 180z', '#DDE9E6') +
  line('M192 172L236 104M214 176L250 102', '#fff', 6, 'opacity=".7"') +
  shape('M150 196H362V224H150z', darker(KRAFT, 0.45)) +
  ellipse(256, 200, 94, 26, '#B9742E') +
  ellipse(256, 194, 94, 26, '#E3A857') +
  ellipse(256, 190, 80, 20, '#FBEBC0') +
  `<g fill="#D2232F"><circle cx="204" cy="184" r="14"/><circle cx="236" cy="174" r="14"/><circle cx="272" cy="174" r="14"/><circle cx="308" cy="184" r="14"/><circle cx="222" cy="196" r="15"/><circle cx="258" cy="194" r="15"/><circle cx="292" cy="197" r="15"/></g>` +
  line(
    'M200 178l4 2M232 168l4 2M268 168l4 2M218 190l4 2M254 188l4 2M288 191l4 2',
    '#FBD9C0',
    4,
    'stroke-linecap="round"',
  ) +
  shape('M150 210H362V326H150z', KRAFT) +
  shape('M150 210H362V326H150z', 'url(#l)') +
  drawMotif('croissant', 312, 266, 1.5, accent, KRAFT);

/** A stack of sheets, a pat of butter half wrapped on it. */
const butterPaper = (): string =>
  shape('M128 292L206 226H380L328 300V316L128 308z', '#CDBD9C') +
  shape('M128 286L206 220H380L328 296z', '#F8F0DE') +
  line('M130 296L328 306L380 232M130 302L328 312', '#fff', 1.5) +
  shape('M192 232L226 196H330L300 234z', '#FBEDB4') +
  shape('M192 232L300 234V282L192 276z', '#F3D98A') +
  shape('M300 234L330 196V242L300 282z', '#D8B65C') +
  shape('M176 280L190 214L228 168L262 196L226 232L232 286z', '#FFFBF0', 'opacity=".94"') +
  line('M190 214L226 232L262 196M226 232L232 286', '#D9CBAA', 2);

const farm = (accent: string): string =>
  '<rect x="172" y="52" width="184" height="226" rx="3" fill="#2b1d0e" opacity=".2"/><rect x="166" y="46" width="184" height="226" rx="3" fill="#FFFBF1"/><path d="M178 58H338V224H178z" fill="#F6DFA6"/>' +
  ellipse(296, 98, 24, 24, '#F2B84B') +
  shape('M178 150Q226 112 276 146T338 130V224H178z', mix(accent, '#8DB27A', 0.6)) +
  shape('M178 190Q240 160 338 196V224H178z', mix(accent, '#B9CF7F', 0.8)) +
  shape('M196 148L222 128L248 148V182H196z', '#A8382B') +
  shape('M214 160h16v22h-16z', '#FBF1DC') +
  shape('M268 186q2-14 16-14h30q14 0 14 10l-2 22h-8l-2-12h-22l-2 12h-8l-2-12-12-2z', '#FFFDF6') +
  shape('M284 172h16l-4 14h-12zM310 174h12l2 10-10 2z', '#2B2F2E') +
  line('M190 240h136M210 254h96', accent, 7, 'stroke-linecap="round"');

const poster = (accent: string): string =>
  line('M258 20L200 46M258 20L316 46', '#7a5526', 3) + ellipse(258, 20, 5, 5, '#7a5526') + farm(accent);

/** A poster of butter under bunting. */
const windowKit = (accent: string): string =>
  '<rect x="180" y="82" width="168" height="206" rx="3" fill="#2b1d0e" opacity=".2"/>' +
  `<rect x="174" y="76" width="168" height="206" rx="3" fill="${accent}"/><rect x="182" y="84" width="152" height="190" stroke="#F2D98B" stroke-width="2"/>` +
  '<circle cx="258" cy="168" r="58" fill="#F2D98B"/>' +
  drawMotif('butter', 258, 172, 2.4, '#FFF8DF', '#B9913A') +
  '<text x="258" y="256" font-size="20" fill="#FFFBF1" font-family="Fraunces,serif">Beurre AOP</text>' +
  line('M110 44Q258 92 392 40', '#7a5526', 3) +
  '<path d="M122 48l40 10-24 34zM222 66h42l-20 36zM326 60l40-12-12 38z" fill="#F2D98B"/><path d="M172 60l40 6-22 36zM274 68l42-6-18 38z" fill="#A8382B"/>';

/** A flag on the rail of a shelf, with a bottle and cartons behind it. */
const shelfFlag = (accent: string): string =>
  '<path d="M60 116H388V250H60z" fill="#EFE4CF"/>' +
  '<g fill="#F7FAFC"><path d="M96 250V150q0-14 14-22v-24h24v24q14 8 14 22v100zM316 250V150q0-14 14-22v-24h24v24q14 8 14 22v100z"/></g>' +
  `<path d="M96 176h52v44H96zM316 176h52v44h-52z" fill="${lighter(accent, 0.3)}"/><path d="M106 92h32v14h-32zM326 92h32v14h-32z" fill="${accent}"/>` +
  shape('M52 250H396V276H52z', '#D9B98A') +
  shape('M52 250H396V276H52z', 'url(#l)') +
  shape('M196 62Q296 62 296 162V262H196z', accent) +
  shape('M196 62Q296 62 296 162V262H196z', 'url(#l)') +
  drawMotif('milk', 238, 150, 1.9, '#FFFBF1', accent) +
  line('M212 206h64M212 224h48', '#FFFBF1', 6, 'stroke-linecap="round"');

const slate = (x: number, y: number, turn: number, price: string): string =>
  `<g transform="translate(${String(x)} ${String(y)})rotate(${String(turn)})"><path d="M0 30V92" stroke="#9AA0A3" stroke-width="6"/><rect x="-58" y="-40" width="116" height="78" rx="5" fill="#2B3230"/><rect x="-58" y="-40" width="116" height="78" rx="5" fill="url(#l)"/><rect x="-50" y="-32" width="100" height="62" stroke="#6B7572" stroke-width="1.5"/><text y="10" font-size="28" fill="#FFFBF1" font-family="Fraunces,serif">${price}</text></g>`;

/** Price slates on their spikes, in the cheese that they are for. */
const priceSlates = (): string =>
  slate(296, 116, 7, '2,40') +
  slate(172, 108, -7, '1,90') +
  slate(238, 182, 0, '3,20') +
  shape('M120 262Q240 232 366 262V300Q240 330 120 300z', '#E3BD6A') +
  ellipse(243, 262, 123, 24, '#F5DC98');

/** A gift box of kraft, closed by a ribbon and a bow, its tag hanging from it. */
const giftBox = (ribbon: string): string =>
  shape('M142 196H370V326H142z', KRAFT) +
  shape('M142 196H370V326H142z', 'url(#l)') +
  shape('M132 156H380V202H132z', lighter(KRAFT, 0.12)) +
  shape('M132 156H380V202H132z', 'url(#l)') +
  line('M142 203H370', darker(KRAFT, 0.4), 2, 'opacity=".6"') +
  shape('M238 156H274V326H238z', ribbon) +
  shape('M238 156H274V326H238z', 'url(#l)') +
  shape('M256 154L212 208L200 194L190 202L232 150zM256 154L300 208L312 194L322 202L280 150z', darker(ribbon, 0.15)) +
  shape(
    'M256 150Q196 62 160 98Q142 124 180 142Q214 156 256 150zM256 150Q316 62 352 98Q370 124 332 142Q298 156 256 150z',
    ribbon,
  ) +
  shape(
    'M248 146Q206 98 182 108Q170 122 194 132Q216 142 248 146zM264 146Q306 98 330 108Q342 122 318 132Q296 142 264 146z',
    darker(ribbon, 0.3),
  ) +
  ellipse(256, 150, 20, 16, lighter(ribbon, 0.12)) +
  line('M268 160Q306 206 318 228', '#7a5526', 2) +
  `<g transform="rotate(14 322 226)"><path d="M306 226l16-12 16 12v58h-32z" fill="#FFFBF1"/><circle cx="322" cy="226" r="4" fill="#7a5526"/><path d="M313 250h18M313 262h18" stroke="${ribbon}" stroke-width="4" stroke-linecap="round"/></g>`;

/** A drawing made smaller, its foot in the same place. */
const smaller = (drawn: string): string => `<g transform="translate(56 72)scale(.78)">${drawn}</g>`;

/** The article alone, in a box of 400 × 400. */
export function drawnPaperware(title: string, accent: string): string {
  if (/croissant/i.test(title)) return croissantBag(accent);
  if (/pain/i.test(title)) return breadBag(accent);
  if (/coffret/i.test(title)) return /petit/i.test(title) ? smaller(giftBox(accent)) : giftBox(accent);
  if (/boîtes/i.test(title)) return pastryBox(accent);
  if (/papier/i.test(title)) return butterPaper();
  if (/kit/i.test(title)) return windowKit(accent);
  if (/stop-rayon/i.test(title)) return shelfFlag(accent);
  if (/ardoises/i.test(title)) return priceSlates();
  return poster(accent);
}

/** Bags, boxes, posters and slates as they look in use, their card beside them. */
export const paperware: Form = {
  centre: 236,
  width: 230,
  ground: 330,
  draw: (record) => drawnPaperware(record.title, record.accent) + card(record, 18, 246, 148),
};
