import { VisuallyHidden } from '../../../storefront/ui/text/VisuallyHidden';
import { story, typed } from '../../story';

export const visuallyHiddenStory = story<{ seen: string; hidden: string }>({
  shows: ['VisuallyHidden'],
  use: 'visuallyHidden.use',
  avoid: 'visuallyHidden.avoid',
  usual: { seen: 'sample.onlySeen', hidden: 'sample.onlyHeard' },
  properties: { seen: typed, hidden: typed },
  states: [{ name: 'state.plain', set: {} }],
  show: ({ seen, hidden }) => (
    <p>
      {seen} <VisuallyHidden>{hidden}</VisuallyHidden>
    </p>
  ),
});
