import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../../storefront/ui/controls/IconButton';
import { Cell, Head, Row, Table } from '../../../../storefront/ui/layout/tables/Table';
import { VisuallyHidden } from '../../../../storefront/ui/text/VisuallyHidden';
import { count, story, toggle, typed } from '../../../story';

const products = ['sample.butter', 'sample.cream', 'sample.milk'] as const;

export const tableStory = story<{ caption: string; showCaption: boolean; rows: number; canRemove: boolean }>({
  shows: ['Table', 'Row', 'Head', 'Cell'],
  use: 'table.use',
  avoid: 'table.avoid',
  room: 'whole',
  usual: { caption: 'sample.products', showCaption: false, rows: 3, canRemove: false },
  properties: { caption: typed, showCaption: toggle, rows: count(1, products.length), canRemove: toggle },
  states: [
    { name: 'state.plain', set: {} },
    { set: { showCaption: true } },
    { name: 'state.withCorner', set: { canRemove: true } },
  ],
  show: ({ rows, canRemove, ...rest }, { say }) => (
    <Table {...rest}>
      <thead>
        <Row>
          <Head>{say('sample.product')}</Head>
          <Head>{say('sample.quantity')}</Head>
          <Head align="end">{say('sample.price')}</Head>
          {canRemove && (
            <Head>
              <VisuallyHidden>{say('sample.remove')}</VisuallyHidden>
            </Head>
          )}
        </Row>
      </thead>
      <tbody>
        {products.slice(0, rows).map((product) => (
          <Row key={product}>
            <Cell heads>{say(product)}</Cell>
            <Cell label={say('sample.quantity')}>6</Cell>
            <Cell label={say('sample.price')} align="end">
              {say('sample.amount')}
            </Cell>
            {canRemove && (
              <Cell corner align="end">
                <IconButton icon={Trash2} label={`${say('sample.remove')} (${say(product)})`} variant="bare" />
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  ),
});
