import { Cluster, Stack } from '../../../storefront/ui/layout/Stack';
import type { SpaceToken } from '../../../storefront/ui/theme/tokens';
import { choice, eachOf, story, toggle } from '../../story';
import { Filling } from './Filling';

const gaps = ['1', '2', '3', '4', '6', '8'] as const satisfies readonly SpaceToken[];
const justifications = ['start', 'between', 'end', 'center'] as const;

export const stackStory = story<{
  gap: (typeof gaps)[number];
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
