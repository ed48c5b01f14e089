import { PageHeading } from '../../../storefront/ui/text/PageHeading';
import { story, typed } from '../../story';

export const pageHeadingStory = story<{ text: string }>({
  shows: ['PageHeading'],
  use: 'pageHeading.use',
  avoid: 'pageHeading.avoid',
  room: 'half',
  usual: { text: 'sample.butter' },
  properties: { text: typed },
  states: [{ set: {} }, { name: 'state.long', set: { text: 'sample.longText' } }],
  show: ({ text }) => <PageHeading>{text}</PageHeading>,
});
