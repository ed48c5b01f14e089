import { Button } from '../../../storefront/ui/controls/Button';
import { Actions } from '../../../storefront/ui/layout/Actions';
import type { SpaceToken } from '../../../storefront/ui/theme/tokens';
import { choice, eachOf, story } from '../../story';
import { gaps, justifications } from './Stack';

export const actionsStory = story<{ gap: SpaceToken; justify: (typeof justifications)[number] }>({
  shows: ['Actions'],
  use: 'actions.use',
  avoid: 'actions.avoid',
  room: 'half',
  usual: { gap: '3', justify: 'start' },
  properties: { gap: choice(gaps), justify: choice(justifications) },
  states: [...eachOf('gap', gaps), ...eachOf('justify', justifications)],
  show: ({ gap, justify }, { say }) => (
    <Actions $gap={gap} $justify={justify}>
      <Button variant="primary">{say('sample.add')}</Button>
      <Button>{say('sample.seeShelves')}</Button>
    </Actions>
  ),
});
