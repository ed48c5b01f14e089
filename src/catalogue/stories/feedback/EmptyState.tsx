import PackageOpen from 'lucide-react/icons/package-open';
import type { HeadingLevel } from '../../../contract/values/validators';
import { ButtonLink } from '../../../storefront/ui/controls/ButtonLink';
import { EmptyState } from '../../../storefront/ui/feedback/EmptyState';
import { count, story, toggle, typed } from '../../story';

export const emptyStateStory = story<{ title: string; text: string; level: number; actions: boolean }>({
  shows: ['EmptyState'],
  use: 'emptyState.use',
  avoid: 'emptyState.avoid',
  room: 'half',
  usual: { title: 'sample.emptyCart', text: 'sample.emptyCartText', level: 4, actions: true },
  properties: { title: typed, text: typed, level: count(1, 6), actions: toggle },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.titleOnly', set: { text: '', actions: false } },
    { name: 'state.deep', set: { level: 5 } },
    { name: 'state.long', set: { title: 'sample.longText', text: 'sample.longText' } },
  ],
  // Page builders may name a level that HTML does not have.
  show: ({ title, text, level, actions }, { say }) => (
    <EmptyState
      icon={PackageOpen}
      title={title}
      level={level as HeadingLevel}
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
