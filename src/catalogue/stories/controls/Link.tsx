import { Link } from '../../../storefront/ui/controls/Link';
import { story, typed } from '../../story';

export const linkStory = story<{ before: string; text: string }>({
  shows: ['Link'],
  use: 'link.use',
  avoid: 'link.avoid',
  usual: { before: '', text: 'sample.seeShelves' },
  properties: { before: typed, text: typed },
  states: [
    { name: 'state.alone', set: {} },
    { name: 'state.inText', set: { before: 'sample.sentence' } },
  ],
  show: ({ before, text }) => (
    <p>
      {before && `${before} `}
      <Link href="#Link">{text}</Link>
    </p>
  ),
});
