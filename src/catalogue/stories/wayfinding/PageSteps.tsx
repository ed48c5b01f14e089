import { PageSteps } from '../../../storefront/ui/wayfinding/PageSteps';
import { story, toggle, typed } from '../../story';

export const pageStepsStory = story<{ label: string; hasPrevious: boolean; hasNext: boolean }>({
  shows: ['PageSteps'],
  use: 'pageSteps.use',
  avoid: 'pageSteps.avoid',
  room: 'half',
  usual: { label: 'sample.pages', hasPrevious: true, hasNext: true },
  properties: { label: typed, hasPrevious: toggle, hasNext: toggle },
  states: [
    { name: 'state.firstPage', set: { hasPrevious: false } },
    { name: 'state.betweenPages', set: {} },
    { name: 'state.lastPage', set: { hasNext: false } },
  ],
  show: ({ label, hasPrevious, hasNext }, { say, landmark }) => (
    <PageSteps
      label={`${label} (${landmark})`}
      previous={{ href: hasPrevious ? '#PageSteps' : null, label: say('sample.previous') }}
      next={{ href: hasNext ? '#PageSteps' : null, label: say('sample.next') }}
    />
  ),
});
