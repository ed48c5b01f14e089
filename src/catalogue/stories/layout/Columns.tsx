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
import { Column, Columns, ColumnSpacer } from '../../../storefront/ui/layout/Columns';
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
  byItself: boolean;
  columnCount: number;
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
    byItself: false,
    columnCount: 1,
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
    byItself: toggle,
    columnCount: count(1, 12),
  },
  states: [
    ...eachOf('gutter', GUTTERS),
    ...eachOf('portion', PORTION_NAMES),
    ...VERTICAL_ALIGNMENTS.map((verticalAlign) => ({ set: { verticalAlign, minHeight: 160 } })),
    { set: { directionDesktop: 'column' } },
    { set: { directionTablet: 'column' } },
    { set: { directionMobile: 'row' } },
    { set: { spacer: true } },
    { name: 'state.byItself', set: { byItself: true, portion: '33.33%' } },
    { name: 'state.spacerByItself', set: { byItself: true, spacer: true } },
  ],
  show: ({ portion, columnWidth, spacer, byItself, columnCount, ...rest }, { say }) => {
    const width = { columnWidth, portion: portion === free ? null : portion };
    if (byItself && spacer) return <ColumnSpacer {...width} columnCount={columnCount} />;
    if (byItself)
      return (
        <Column {...width} columnCount={columnCount}>
          <Filling>{say('sample.first')}</Filling>
        </Column>
      );
    return (
      <Columns {...rest} columns={[width, { columnWidth: 4, portion: null }]}>
        {(index) =>
          index === 0 && spacer ? null : <Filling>{say(index === 0 ? 'sample.first' : 'sample.second')}</Filling>
        }
      </Columns>
    );
  },
});
