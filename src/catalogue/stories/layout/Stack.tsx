import { Cluster, Stack } from '../../../storefront/ui/layout/Stack';
import type { SpaceToken } from '../../../storefront/ui/theme/tokens';
import { choice, eachOf, namesOf, story, toggle } from '../../story';
import { Filling } from './Filling';

/** From the smallest gap to the largest, because an object lists keys that are whole numbers in ascending order. */
export const gaps = namesOf<SpaceToken>({
  '1': true,
  '2': true,
  '3': true,
  '4': true,
  '5': true,
  '6': true,
  '8': true,
  '10': true,
  '12': true,
  '16': true,
  '20': true,
});
export const justifications = ['start', 'between', 'end', 'center'] as const;

export const stackStory = story<{
  gap: SpaceToken;
  row: boolean;
  justify: (typeof justifications)[number];
}>({
  shows: ['Stack', 'Cluster'],
  use: 'stack.use',
  avoid: 'stack.avoid',
  room: 'half',
  usual: { gap: '4', row: false, justify: 'start' },
  properties: { gap: choice(gaps), row: toggle, justify: choice(justifications) },
  states: [...eachOf('gap', gaps), ...justifications.map((justify) => ({ set: { row: true, justify } }))],
  show: ({ gap, row, justify }, { say }) => {
    const items = (['sample.first', 'sample.second'] as const).map((text) => <Filling key={text}>{say(text)}</Filling>);
    return row ? (
      <Cluster $gap={gap} $justify={justify}>
        {items}
      </Cluster>
    ) : (
      <Stack $gap={gap}>{items}</Stack>
    );
  },
});
