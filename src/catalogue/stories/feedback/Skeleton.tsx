import { Skeleton, SkeletonGroup } from '../../../storefront/ui/feedback/Skeleton';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { choice, eachOf, story, typed } from '../../story';

const shapes = ['block', 'line', 'pill'] as const;

export const skeletonStory = story<{
  shape: (typeof shapes)[number];
  width: string;
  height: string;
  ratio: string;
  label: string;
}>({
  shows: ['Skeleton', 'SkeletonGroup'],
  use: 'skeleton.use',
  avoid: 'skeleton.avoid',
  room: 'half',
  usual: { shape: 'line', width: '100%', height: '2.75rem', ratio: '', label: 'sample.loading' },
  properties: { shape: choice(shapes), width: typed, height: typed, ratio: typed, label: typed },
  states: [
    ...eachOf('shape', shapes),
    { set: { width: '40%' } },
    { name: 'state.ratio', set: { shape: 'block', ratio: '6 / 1' } },
  ],
  show: ({ ratio, label, ...rest }) => (
    <SkeletonGroup label={label}>
      <Stack $gap="2">
        <Skeleton {...rest} {...(ratio !== '' && { ratio })} />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </Stack>
    </SkeletonGroup>
  ),
});
