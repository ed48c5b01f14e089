import { Meter } from '../../../storefront/ui/feedback/Meter';
import { count, story } from '../../story';

export const meterStory = story<{ value: number; maximum: number }>({
  shows: ['Meter'],
  use: 'meter.use',
  avoid: 'meter.avoid',
  usual: { value: 28, maximum: 40 },
  properties: { value: count(0, 99), maximum: count(1, 99) },
  states: [
    { name: 'state.nothing', set: { value: 0 } },
    { name: 'state.part', set: {} },
    { name: 'state.full', set: { value: 40 } },
  ],
  room: 'half',
  show: (values, { say }) => (
    <Meter {...values} label={say('sample.freeDelivery')} valueText={`${values.value} / ${values.maximum}`}>
      {say('sample.freeDelivery')}
    </Meter>
  ),
});
