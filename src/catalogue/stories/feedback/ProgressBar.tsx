import { ProgressBar } from '../../../storefront/ui/feedback/ProgressBar';
import { choice, count, story, toggle, typed } from '../../story';

export const progressBarStory = story<{
  label: string;
  percent: number;
  isKnown: boolean;
  position: 'inline' | 'page';
}>({
  shows: ['ProgressBar'],
  use: 'progressBar.use',
  avoid: 'progressBar.avoid',
  room: 'half',
  usual: { label: 'sample.loading', percent: 60, isKnown: true, position: 'inline' },
  properties: { label: typed, percent: count(0, 100), isKnown: toggle, position: choice(['inline', 'page']) },
  states: [
    { name: 'state.nothing', set: { percent: 0 } },
    { name: 'state.part', set: {} },
    { name: 'state.full', set: { percent: 100 } },
    { name: 'state.unknown', set: { isKnown: false } },
    { set: { position: 'page' } },
  ],
  show: ({ label, percent, isKnown, position }, { landmark }) => (
    <ProgressBar label={`${label} (${landmark})`} position={position} {...(isKnown && { value: percent / 100 })} />
  ),
});
