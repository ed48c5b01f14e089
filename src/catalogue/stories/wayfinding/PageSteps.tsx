import { PageSteps } from '../../../storefront/ui/wayfinding/PageSteps';
import { story, toggle } from '../../story';

export const pageStepsStory = story<{ hasPrevious: boolean; hasNext: boolean }>({
  shows: ['PageSteps'],
  use: 'pageSteps.use',
  avoid: 'pageSteps.avoid',
  room: 'half',
  usual: { hasPrevious: true, hasNext: true },
  properties: { hasPrevious: toggle, hasNext: toggle },
  states: [
    { name: 'state.firstPage', set: { hasPrevious: false } },
    { name: 'state.betweenPages', set: {} },
    { name: 'state.lastPage', set: { hasNext: false } },
  ],
  show: ({ hasPrevious, hasNext }, { say, landmark }) => (
    <PageSteps
      label={`${say('sample.pages')} (${landmark})`}
      previous={{ href: hasPrevious ? '#PageSteps' : null, label: say('sample.previous') }}
      next={{ href: hasNext ? '#PageSteps' : null, label: say('sample.next') }}
    />
  ),
});
