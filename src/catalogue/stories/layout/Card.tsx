import { Card } from '../../../storefront/ui/layout/Card';
import type { SpaceToken } from '../../../storefront/ui/theme/tokens';
import { choice, eachOf, story, typed } from '../../story';
import { gaps } from './Stack';

const paddings = ['0', ...gaps] as const;

export const cardStory = story<{ text: string; padding: SpaceToken | '0' }>({
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
