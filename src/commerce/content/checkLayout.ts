import { CONTENT_LIMITS as LIMITS } from '../../contract/content/contentLimits';
import {
  GRID_SPACINGS,
  GUTTERS,
  LAYOUT_DIRECTIONS,
  LAYOUT_RANGES as RANGES,
  LINE_STYLES,
  PORTION_NAMES,
  VERTICAL_ALIGNMENTS,
} from '../../contract/content/layoutBlocks';
import { ALIGNMENTS, BLOCK_ALIGNMENTS } from '../../contract/values/enumerations';
import { isHexColor } from '../../contract/values/hexColor';
import { isReadableGround } from '../colors/readableGround';
import {
  fields,
  hexColor,
  isFields,
  listOf,
  oneOf,
  orNull,
  textUpTo,
  wholeNumber,
  within,
  yesNo,
  type Check,
} from '../documents/checks';

const kind: Check = () => undefined;
const direction = oneOf(LAYOUT_DIRECTIONS);
const width = wholeNumber(...RANGES.width);

const background: Check = (value, path, report) => {
  hexColor(value, path, report);
  if (typeof value === 'string' && isHexColor(value) && !isReadableGround(value)) report(path, 'TOO_DARK');
};

const line = fields({
  kind,
  size: wholeNumber(...RANGES.size),
  style: oneOf(LINE_STYLES),
  color: orNull(hexColor),
  width,
  alignment: oneOf(ALIGNMENTS),
});

/** Checks of the blocks that arrange or separate others, by kind; `blocks` checks the lists inside of them. */
export function layoutChecks(blocks: Check): Readonly<Record<string, Check>> {
  const sized = fields({ kind, small: yesNo, medium: yesNo, large: yesNo, blocks });
  const column = fields({
    name: textUpTo(LIMITS.title),
    columnWidth: wholeNumber(...RANGES.columnWidth),
    portion: orNull(oneOf(PORTION_NAMES)),
    blocks,
  });
  const section = fields({
    kind,
    gutter: oneOf(GUTTERS),
    minHeight: wholeNumber(...RANGES.minHeight),
    directionDesktop: direction,
    directionTablet: direction,
    directionMobile: direction,
    verticalAlign: oneOf(VERTICAL_ALIGNMENTS),
    columns: listOf(column, LIMITS.sectionColumns),
  });
  return {
    line,
    columns: (value, path, report) => {
      section(value, path, report);
      const columns = isFields(value) ? value['columns'] : undefined;
      if (Array.isArray(columns) && columns.length === 0) report(within(path, 'columns'), 'BLANK');
    },
    flexible: fields({
      kind,
      width,
      height: wholeNumber(...RANGES.height),
      borderWidth: wholeNumber(...RANGES.borderWidth),
      borderColor: orNull(hexColor),
      radius: wholeNumber(...RANGES.radius),
      background: orNull(background),
      alignment: oneOf(BLOCK_ALIGNMENTS),
      blocks,
    }),
    grid: fields({
      kind,
      spacing: oneOf(GRID_SPACINGS),
      minimum: wholeNumber(...RANGES.minimum),
      keepWidth: yesNo,
      list: yesNo,
      blocks,
      pagination: blocks,
      empty: blocks,
      error: blocks,
    }),
    responsive: (value, path, report) => {
      sized(value, path, report);
      const { small, medium, large } = isFields(value) ? value : {};
      if ([small, medium, large].every((isShown) => isShown === false)) report(within(path, 'small'), 'NO_SIZE');
    },
  };
}
