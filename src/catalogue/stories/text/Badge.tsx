import { Badge, type BadgeVariant } from '../../../storefront/ui/text/Badge';
import { choice, eachOf, namesOf, story, typed } from '../../story';

const variants = namesOf<BadgeVariant>({
  neutral: true,
  butter: true,
  pine: true,
  info: true,
  success: true,
  warning: true,
  danger: true,
});

export const badgeStory = story<{ text: string; variant: BadgeVariant }>({
  shows: ['Badge'],
  use: 'badge.use',
  avoid: 'badge.avoid',
  usual: { text: 'sample.inStock', variant: 'neutral' },
  properties: { text: typed, variant: choice(variants) },
  states: [
    ...eachOf('variant', variants),
    { name: 'state.count', set: { text: '3' } },
    { name: 'state.mostCount', set: { text: '999+' } },
  ],
  show: ({ text, variant }) => <Badge $variant={variant}>{text}</Badge>,
});
