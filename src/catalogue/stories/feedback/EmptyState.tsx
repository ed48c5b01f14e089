import PackageOpen from 'lucide-react/icons/package-open';
import { ButtonLink } from '../../../storefront/ui/controls/ButtonLink';
import { EmptyState } from '../../../storefront/ui/feedback/EmptyState';
import { story, toggle, typed } from '../../story';

export const emptyStateStory = story<{ title: string; text: string; actions: boolean }>({
  shows: ['EmptyState'],
  use: 'emptyState.use',
  avoid: 'emptyState.avoid',
  room: 'half',
  usual: { title: 'sample.emptyCart', text: 'sample.emptyCartText', actions: true },
  properties: { title: typed, text: typed, actions: toggle },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.titleOnly', set: { text: '', actions: false } },
    { name: 'state.long', set: { title: 'sample.longText', text: 'sample.longText' } },
  ],
  show: ({ title, text, actions }, { say }) => (
    <EmptyState
      icon={PackageOpen}
      title={title}
      level={4}
      actions={
        actions && (
          <ButtonLink href="#EmptyState" variant="primary">
            {say('sample.seeShelves')}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  ),
});
