import { Spinner } from '../../../storefront/ui/feedback/Spinner';
import { story, typed } from '../../story';

export const spinnerStory = story<{ text: string }>({
  shows: ['Spinner'],
  use: 'spinner.use',
  avoid: 'spinner.avoid',
  usual: { text: 'sample.adding' },
  properties: { text: typed },
  states: [{ set: {} }],
  show: ({ text }) => (
    <p>
      <Spinner /> {text}
    </p>
  ),
});
