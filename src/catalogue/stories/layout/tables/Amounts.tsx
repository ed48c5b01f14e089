import { Amount, Amounts } from '../../../../storefront/ui/layout/tables/Amounts';
import { story, toggle, typed } from '../../../story';

export const amountsStory = story<{ name: string; amount: string; hasTotal: boolean; strong: boolean }>({
  shows: ['Amounts', 'Amount'],
  use: 'amounts.use',
  avoid: 'amounts.avoid',
  room: 'half',
  usual: { name: 'sample.products', amount: 'sample.amount', hasTotal: true, strong: true },
  properties: { name: typed, amount: typed, hasTotal: toggle, strong: toggle },
  states: [
    { name: 'state.withTotal', set: {} },
    { name: 'state.withoutTotal', set: { hasTotal: false } },
    { set: { strong: false } },
    { name: 'state.long', set: { name: 'sample.longText' } },
  ],
  show: ({ name, amount, hasTotal, strong }, { say }) => (
    <Amounts>
      <Amount name={name}>{amount}</Amount>
      <Amount name={say('sample.delivery')}>{say('sample.oldAmount')}</Amount>
      {hasTotal && (
        <Amount name={say('sample.total')} strong={strong}>
          {say('sample.totalAmount')}
        </Amount>
      )}
    </Amounts>
  ),
});
