import styled from 'styled-components';
import { Toast } from '../../../storefront/ui/feedback/Toast';
import { ToastRegion } from '../../../storefront/ui/feedback/ToastRegion';
import { choice, eachOf, story, typed } from '../../story';

const positions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
const positionings = ['fixed', 'absolute'] as const;

export const toastRegionStory = story<{
  label: string;
  position: (typeof positions)[number];
  positioning: (typeof positionings)[number];
}>({
  shows: ['ToastRegion'],
  use: 'toastRegion.use',
  avoid: 'toastRegion.avoid',
  room: 'whole',
  usual: { label: 'sample.notices', position: 'top-center', positioning: 'fixed' },
  properties: { label: typed, position: choice(positions), positioning: choice(positionings) },
  states: [...eachOf('position', positions), { name: 'state.withinPage', set: { positioning: 'absolute' } }],
  show: ({ label, ...placement }, { say, landmark }) => (
    <Window>
      <ToastRegion label={`${label} (${landmark})`} {...placement}>
        <Toast
          variant="success"
          variantLabel={say('sample.success')}
          label={say('sample.added')}
          closeLabel={say('sample.close')}
          onClose={() => undefined}
        />
      </ToastRegion>
    </Window>
  ),
});

/** The height that a toast below the header needs. */
const Window = styled.div`
  min-height: 14rem;
`;
