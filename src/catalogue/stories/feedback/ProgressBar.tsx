import { ProgressBar } from '../../../storefront/ui/feedback/ProgressBar';
import { choice, count, story, toggle } from '../../story';

export const progressBarStory = story<{ percent: number; isKnown: boolean; position: 'inline' | 'page' }>({
  shows: ['ProgressBar'],
  use: 'progressBar.use',
  avoid: 'progressBar.avoid',
  room: 'half',
  usual: { percent: 60, isKnown: true, position: 'inline' },
  properties: { percent: count(0, 100), isKnown: toggle, position: choice(['inline', 'page']) },
  states: [
    { name: 'state.nothing', set: { percent: 0 } },
    { name: 'state.part', set: {} },
    { name: 'state.full', set: { percent: 100 } },
    { name: 'state.unknown', set: { isKnown: false } },
    { set: { position: 'page' } },
  ],
  show: ({ percent, isKnown, position }, { say, landmark }) => (
    <ProgressBar
      label={`${say('sample.loading')} (${landmark})`}
      position={position}
      {...(isKnown && { value: percent / 100 })}
    />
  ),
});
