import { BLOCK_ALIGNMENTS } from '../../../contract/values/enumerations';
import { FlexibleBlock } from '../../../storefront/ui/layout/FlexibleBlock';
import { choice, count, eachOf, story, typed } from '../../story';

export const flexibleBlockStory = story<{
  text: string;
  width: number;
  height: number;
  borderWidth: number;
  borderColor: string;
  radius: number;
  background: string;
  alignment: (typeof BLOCK_ALIGNMENTS)[number];
}>({
  shows: ['FlexibleBlock'],
  use: 'flexibleBlock.use',
  avoid: 'flexibleBlock.avoid',
  room: 'whole',
  usual: {
    text: 'sample.shortText',
    width: 60,
    height: 120,
    borderWidth: 1,
    borderColor: '',
    radius: 10,
    background: '',
    alignment: 'center',
  },
  properties: {
    text: typed,
    width: count(1, 100),
    height: count(0, 400),
    borderWidth: count(0, 40),
    borderColor: typed,
    radius: count(0, 200),
    background: typed,
    alignment: choice(BLOCK_ALIGNMENTS),
  },
  states: [
    ...eachOf('alignment', BLOCK_ALIGNMENTS),
    { set: { background: '#fbf2d8' } },
    { name: 'state.unreadableGround', set: { background: '#1d2623' } },
    { set: { borderWidth: 4, borderColor: '#7a5a0e' } },
    { set: { radius: 40 } },
    { set: { width: 100 } },
    { set: { height: 240 } },
    { name: 'state.long', set: { text: 'sample.longText', width: 30 } },
  ],
  show: ({ text, ...rest }) => (
    <FlexibleBlock {...rest}>
      <p>{text}</p>
    </FlexibleBlock>
  ),
});
