import { LINE_STYLES, type LineStyle } from '../../../contract/content/layoutBlocks';
import { ALIGNMENTS, type Alignment } from '../../../contract/values/enumerations';
import { HorizontalLine } from '../../../storefront/ui/layout/HorizontalLine';
import { choice, count, story, typed } from '../../story';

export const horizontalLineStory = story<{
  size: number;
  style: LineStyle;
  color: string;
  width: number;
  alignment: Alignment;
}>({
  shows: ['HorizontalLine'],
  use: 'horizontalLine.use',
  avoid: 'horizontalLine.avoid',
  room: 'half',
  usual: { size: 1, style: 'solid', color: '', width: 100, alignment: 'center' },
  properties: {
    size: count(1, 40),
    style: choice(LINE_STYLES),
    color: typed,
    width: count(1, 100),
    alignment: choice(ALIGNMENTS),
  },
  states: [
    { name: 'state.plain', set: {} },
    ...LINE_STYLES.map((style) => ({ set: { style, size: 4 } })),
    ...ALIGNMENTS.map((alignment) => ({ set: { alignment, width: 40 } })),
    { set: { color: '#0f4c3a' } },
  ],
  show: (values) => <HorizontalLine {...values} />,
});
