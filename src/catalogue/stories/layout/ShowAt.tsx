import { ShowAt } from '../../../storefront/ui/layout/ShowAt';
import { story, toggle } from '../../story';
import { Filling } from './Filling';

export const showAtStory = story<{ small: boolean; medium: boolean; large: boolean }>({
  shows: ['ShowAt'],
  use: 'showAt.use',
  avoid: 'showAt.avoid',
  usual: { small: true, medium: true, large: true },
  properties: { small: toggle, medium: toggle, large: toggle },
  states: [
    { name: 'state.smallOnly', set: { medium: false, large: false } },
    { name: 'state.mediumOnly', set: { small: false, large: false } },
    { name: 'state.largeOnly', set: { small: false, medium: false } },
    { name: 'state.everywhere', set: {} },
  ],
  show: ({ small, medium, large }, { caption }) => (
    <ShowAt $small={small} $medium={medium} $large={large}>
      <Filling>{caption}</Filling>
    </ShowAt>
  ),
});
