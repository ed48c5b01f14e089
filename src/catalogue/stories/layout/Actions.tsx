import { Button } from '../../../storefront/ui/controls/Button';
import { Actions } from '../../../storefront/ui/layout/Actions';
import { choice, eachOf, story } from '../../story';

const justifications = ['start', 'between'] as const;

export const actionsStory = story<{ justify: (typeof justifications)[number] }>({
  shows: ['Actions'],
  use: 'actions.use',
  avoid: 'actions.avoid',
  room: 'half',
  usual: { justify: 'start' },
  properties: { justify: choice(justifications) },
  states: eachOf('justify', justifications),
  show: ({ justify }, { say }) => (
    <Actions $justify={justify}>
      <Button variant="primary">{say('sample.add')}</Button>
      <Button>{say('sample.seeShelves')}</Button>
    </Actions>
  ),
});
