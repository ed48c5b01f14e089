import { Tag, type TagVariant } from '../../../storefront/ui/text/Tag';
import { choice, eachOf, namesOf, story, typed } from '../../story';

const variants = namesOf<TagVariant>({ plain: true, aop: true, bio: true, labelRouge: true });

export const tagStory = story<{ text: string; variant: TagVariant }>({
  shows: ['Tag'],
  use: 'tag.use',
  avoid: 'tag.avoid',
  usual: { text: 'sample.label', variant: 'plain' },
  properties: { text: typed, variant: choice(variants) },
  states: eachOf('variant', variants),
  show: ({ text, variant }) => <Tag $variant={variant}>{text}</Tag>,
});
