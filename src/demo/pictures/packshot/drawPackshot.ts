import { isHexColor } from '../../../contract/values/hexColor';
import type { PackshotForm, PackshotRecord } from './packshotRecord';
import { mound, roll } from './forms/butters';
import { block, box, brick } from './forms/cartons';
import { churn } from './forms/churns';
import { paperware } from './forms/ware/paperware';
import { stand } from './forms/ware/stands';
import { foodBeside } from './foods/foodBeside';
import type { Form } from './forms/form';
import { bottle, bucket, can, jar, portion, tub } from './forms/pots';
import { pastry } from './forms/pastries';
import { sachet, sack } from './forms/softPacks';
import { spray } from './forms/sprays';
import { apron, bowl, cup } from './forms/ware/tableware';
import { tool } from './forms/ware/tools';
import { tray } from './forms/trays';
import { wedge } from './forms/cheeses/wedges';
import { blueCheese, softCheese } from './forms/cheeses/ripeCheeses';
import { wheel } from './forms/cheeses/wheels';
import { backdrop } from './light';
import { drawSeal, sealOf } from './seal';
import { escapeXml } from './textFit';

const FORMS: Readonly<Record<PackshotForm, Form>> = {
  brick,
  tub,
  block,
  wheel,
  bottle,
  can,
  sack,
  tray,
  box,
  sachet,
  bucket,
  jar,
  portion,
  stand,
  spray,
  softCheese,
  blueCheese,
  pastry,
  apron,
  bowl,
  cup,
  roll,
  mound,
  churn,
  wedge,
  tool,
  paperware,
};

const MOST_BYTES = 4096;
const LONGEST_ALTERNATIVE = 90;

/**
 * The picture of a product: an SVG of at most 4 kB in a 400 × 400 box, self-contained (no script, font or link), always
 * the same bytes for the same record. Its texts are sent as outlines (`outlineTexts`). Throws a RangeError on a colour
 * that is not #rrggbb.
 */
export function drawPackshot(record: PackshotRecord): string {
  for (const colour of [record.base, record.accent]) {
    if (!isHexColor(colour)) throw new RangeError(`not a colour: ${colour}`);
  }
  const form = FORMS[record.form];
  const { seal, subtitle } = sealOf(record.subtitle);
  const alternative = escapeXml(`${record.brand}, ${record.title}`.slice(0, LONGEST_ALTERNATIVE));
  const food = form.food ? foodBeside(record, ...form.food) : '';
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="${alternative}" fill="none" font-family="Figtree,Arial" font-weight="700" text-anchor="middle">` +
    `${backdrop(record.accent, record.base, form.centre, form.width, form.ground)}${form.draw({ ...record, subtitle })}`;
  const end = `${seal ? drawSeal(seal) : ''}</svg>`;
  // With a long name and a seal, the food may not fit into the size limit: it is left out.
  const room = MOST_BYTES - Buffer.byteLength(drawn + end);
  return drawn + (Buffer.byteLength(food) <= room ? food : '') + end;
}
