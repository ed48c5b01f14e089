import { Meter } from '../../../storefront/ui/feedback/Meter';
import { count, story, typed } from '../../story';

export const meterStory = story<{ value: number; maximum: number; label: string; valueText: string; text: string }>({
  shows: ['Meter'],
  use: 'meter.use',
  avoid: 'meter.avoid',
  usual: {
    value: 28,
    maximum: 40,
    label: 'sample.freeDelivery',
    valueText: '28 / 40',
    text: 'sample.freeDelivery',
  },
  properties: { value: count(0, 99), maximum: count(1, 99), label: typed, valueText: typed, text: typed },
  states: [
    { name: 'state.nothing', set: { value: 0, valueText: '0 / 40' } },
    { name: 'state.part', set: {} },
    { name: 'state.full', set: { value: 40, valueText: '40 / 40' } },
    { name: 'state.long', set: { text: 'sample.longText' } },
  ],
  room: 'half',
  show: ({ text, ...rest }) => <Meter {...rest}>{text}</Meter>,
});
