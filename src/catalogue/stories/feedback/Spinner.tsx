import { Spinner } from '../../../storefront/ui/feedback/Spinner';
import { count, eachOf, story } from '../../story';

export const spinnerStory = story<{ size: number }>({
  shows: ['Spinner'],
  use: 'spinner.use',
  avoid: 'spinner.avoid',
  usual: { size: 20 },
  properties: { size: count(12, 64) },
  states: eachOf('size', [16, 20, 32]),
  show: (values) => <Spinner {...values} />,
});
