import {
  GUTTERS,
  LAYOUT_DIRECTIONS,
  PORTION_NAMES,
  VERTICAL_ALIGNMENTS,
  type Gutter,
  type LayoutDirection,
  type Portion,
  type VerticalAlignment,
} from '../../../contract/content/layoutBlocks';
import { Columns } from '../../../storefront/ui/layout/Columns';
import { choice, count, eachOf, story, toggle } from '../../story';
import { Filling } from './Filling';

const free = 'columnWidth';

export const columnsStory = story<{
  gutter: Gutter;
  portion: Portion | typeof free;
  columnWidth: number;
  minHeight: number;
  verticalAlign: VerticalAlignment;
  directionDesktop: LayoutDirection;
  directionTablet: LayoutDirection;
  directionMobile: LayoutDirection;
  spacer: boolean;
}>({
  shows: ['Columns', 'Column', 'ColumnSpacer'],
  use: 'columns.use',
  avoid: 'columns.avoid',
  room: 'whole',
  usual: {
    gutter: '3rem',
    portion: free,
    columnWidth: 6,
    minHeight: 0,
    verticalAlign: 'top',
    directionDesktop: 'row',
    directionTablet: 'row',
    directionMobile: 'column',
    spacer: false,
  },
  properties: {
    gutter: choice(GUTTERS),
    portion: choice([free, ...PORTION_NAMES]),
    columnWidth: count(1, 12),
    minHeight: count(0, 400),
    verticalAlign: choice(VERTICAL_ALIGNMENTS),
    directionDesktop: choice(LAYOUT_DIRECTIONS),
    directionTablet: choice(LAYOUT_DIRECTIONS),
    directionMobile: choice(LAYOUT_DIRECTIONS),
    spacer: toggle,
  },
  states: [
    ...eachOf('gutter', GUTTERS),
    ...eachOf('portion', PORTION_NAMES),
    ...VERTICAL_ALIGNMENTS.map((verticalAlign) => ({ set: { verticalAlign, minHeight: 160 } })),
    { set: { directionDesktop: 'column' } },
    { set: { directionTablet: 'column' } },
    { set: { directionMobile: 'row' } },
    { set: { spacer: true } },
  ],
  show: ({ portion, columnWidth, spacer, ...rest }, { say }) => (
    <Columns
      {...rest}
      columns={[
        { columnWidth, portion: portion === free ? null : portion },
        { columnWidth: 4, portion: null },
      ]}
    >
      {(index) =>
        index === 0 && spacer ? null : <Filling>{say(index === 0 ? 'sample.first' : 'sample.second')}</Filling>
      }
    </Columns>
  ),
});
