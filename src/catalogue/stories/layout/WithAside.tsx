import { WithAside } from '../../../storefront/ui/layout/WithAside';
import { count, story } from '../../story';
import { Filling } from './Filling';

export const withAsideStory = story<{ aside: number }>({
  shows: ['WithAside'],
  use: 'withAside.use',
  avoid: 'withAside.avoid',
  room: 'whole',
  usual: { aside: 22 },
  properties: { aside: count(10, 30) },
  states: [{ set: { aside: 22 } }, { set: { aside: 14 } }],
  show: ({ aside }, { say }) => (
    <WithAside $aside={`${String(aside)}rem`}>
      <Filling>{say('sample.first')}</Filling>
      <Filling>{say('sample.second')}</Filling>
    </WithAside>
  ),
});
