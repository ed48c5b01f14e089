import { Card } from '../../../storefront/ui/layout/Card';
import { choice, eachOf, story, typed } from '../../story';

const paddings = ['0', '2', '4', '6'] as const;

export const cardStory = story<{ text: string; padding: (typeof paddings)[number] }>({
  shows: ['Card'],
  use: 'card.use',
  avoid: 'card.avoid',
  usual: { text: 'sample.shortText', padding: '4' },
  properties: { text: typed, padding: choice(paddings) },
  states: [...eachOf('padding', paddings), { name: 'state.long', set: { text: 'sample.longText' } }],
  show: ({ text, padding }) => (
    <Card $padding={padding === '0' ? 0 : padding}>
      <p>{text}</p>
    </Card>
  ),
});
