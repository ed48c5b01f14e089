import { Amount, Amounts } from '../../../../storefront/ui/layout/tables/Amounts';
import { story, toggle, typed } from '../../../story';

export const amountsStory = story<{ name: string; amount: string; detail: string; hasTotal: boolean; strong: boolean }>(
  {
    shows: ['Amounts', 'Amount'],
    use: 'amounts.use',
    avoid: 'amounts.avoid',
    room: 'half',
    usual: { name: 'sample.products', amount: 'sample.amount', detail: '', hasTotal: true, strong: true },
    properties: { name: typed, amount: typed, detail: typed, hasTotal: toggle, strong: toggle },
    states: [
      { name: 'state.withTotal', set: {} },
      { name: 'state.withoutTotal', set: { hasTotal: false } },
      { set: { strong: false } },
      { name: 'state.hint', set: { detail: 'sample.morningHint' } },
      { name: 'state.long', set: { name: 'sample.longText' } },
    ],
    show: ({ name, amount, detail, hasTotal, strong }, { say }) => (
      <Amounts>
        <Amount name={name} {...(detail !== '' && { detail })}>
          {amount}
        </Amount>
        <Amount name={say('sample.delivery')}>{say('sample.oldAmount')}</Amount>
        {hasTotal && (
          <Amount name={say('sample.total')} strong={strong}>
            {say('sample.totalAmount')}
          </Amount>
        )}
      </Amounts>
    ),
  },
);
