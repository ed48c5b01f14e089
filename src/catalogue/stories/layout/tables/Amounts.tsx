import { Amount, Amounts } from '../../../../storefront/ui/layout/tables/Amounts';
import { story, toggle, typed } from '../../../story';

export const amountsStory = story<{ name: string; hasTotal: boolean }>({
  shows: ['Amounts', 'Amount'],
  use: 'amounts.use',
  avoid: 'amounts.avoid',
  room: 'half',
  usual: { name: 'sample.products', hasTotal: true },
  properties: { name: typed, hasTotal: toggle },
  states: [
    { name: 'state.withTotal', set: {} },
    { name: 'state.withoutTotal', set: { hasTotal: false } },
    { name: 'state.long', set: { name: 'sample.longText' } },
  ],
  show: ({ name, hasTotal }, { say }) => (
    <Amounts>
      <Amount name={name}>{say('sample.amount')}</Amount>
      <Amount name={say('sample.delivery')}>{say('sample.oldAmount')}</Amount>
      {hasTotal && (
        <Amount name={say('sample.total')} strong>
          {say('sample.totalAmount')}
        </Amount>
      )}
    </Amounts>
  ),
});
