import { Price, type PriceSize } from '../../../storefront/ui/text/Price';
import { choice, eachOf, namesOf, story, typed } from '../../story';

const sizes = namesOf<PriceSize>({ small: true, medium: true, large: true });

export const priceStory = story<{
  amount: string;
  tax: string;
  unit: string;
  measure: string;
  oldAmount: string;
  oldLabel: string;
  size: PriceSize;
}>({
  shows: ['Price'],
  use: 'price.use',
  avoid: 'price.avoid',
  usual: {
    amount: 'sample.amount',
    tax: 'sample.tax',
    unit: '',
    measure: '',
    oldAmount: '',
    oldLabel: 'sample.oldPrice',
    size: 'medium',
  },
  properties: {
    amount: typed,
    tax: typed,
    unit: typed,
    measure: typed,
    oldAmount: typed,
    oldLabel: typed,
    size: choice(sizes),
  },
  states: [
    ...eachOf('size', sizes),
    { name: 'state.unit', set: { unit: 'sample.unit' } },
    { name: 'state.measure', set: { unit: 'sample.unit', measure: 'sample.measure' } },
    { name: 'state.oldPrice', set: { oldAmount: 'sample.oldAmount' } },
    { name: 'state.withoutTax', set: { tax: '' } },
  ],
  show: (values) => <Price {...values} />,
});
