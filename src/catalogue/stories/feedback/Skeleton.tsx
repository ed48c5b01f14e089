import { Skeleton, SkeletonGroup } from '../../../storefront/ui/feedback/Skeleton';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { choice, eachOf, story, typed } from '../../story';

const shapes = ['block', 'line', 'pill'] as const;

export const skeletonStory = story<{ shape: (typeof shapes)[number]; height: string; ratio: string }>({
  shows: ['Skeleton', 'SkeletonGroup'],
  use: 'skeleton.use',
  avoid: 'skeleton.avoid',
  room: 'half',
  usual: { shape: 'line', height: '2.75rem', ratio: '' },
  properties: { shape: choice(shapes), height: typed, ratio: typed },
  states: [...eachOf('shape', shapes), { name: 'state.ratio', set: { shape: 'block', ratio: '6 / 1' } }],
  show: ({ ratio, ...rest }, { say }) => (
    <SkeletonGroup label={say('sample.loading')}>
      <Stack $gap="2">
        <Skeleton {...rest} {...(ratio !== '' && { ratio })} />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </Stack>
    </SkeletonGroup>
  ),
});
