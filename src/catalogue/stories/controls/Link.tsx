import { Link } from '../../../storefront/ui/controls/Link';
import { story, typed } from '../../story';

export const linkStory = story<{ before: string; text: string; href: string }>({
  shows: ['Link'],
  use: 'link.use',
  avoid: 'link.avoid',
  usual: { before: '', text: 'sample.seeShelves', href: '#Link' },
  properties: { before: typed, text: typed, href: typed },
  states: [
    { name: 'state.alone', set: {} },
    { name: 'state.inText', set: { before: 'sample.sentence' } },
  ],
  show: ({ before, text, href }) => (
    <p>
      {before && `${before} `}
      <Link href={href}>{text}</Link>
    </p>
  ),
});
