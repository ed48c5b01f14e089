import type { HeadingLevel } from '../../../contract/values/validators';
import { Heading } from '../../../storefront/ui/text/Heading';
import { count, eachOf, story, typed } from '../../story';

export const headingStory = story<{ text: string; level: number }>({
  shows: ['Heading'],
  use: 'heading.use',
  avoid: 'heading.avoid',
  room: 'half',
  usual: { text: 'sample.butter', level: 4 },
  properties: { text: typed, level: count(1, 6) },
  states: [
    ...eachOf('level', [1, 2, 3, 4, 5, 6]),
    { name: 'state.unknownLevel', set: { level: 9 } },
    { name: 'state.long', set: { text: 'sample.longText', level: 3 } },
  ],
  // Page builders may name a level that HTML does not have.
  show: ({ text, level }) => <Heading level={level as HeadingLevel}>{text}</Heading>,
});
