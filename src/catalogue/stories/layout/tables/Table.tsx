import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../../storefront/ui/controls/IconButton';
import { Cell, Head, Row, Table } from '../../../../storefront/ui/layout/tables/Table';
import { VisuallyHidden } from '../../../../storefront/ui/text/VisuallyHidden';
import { choice, count, story, toggle, typed } from '../../../story';

const alignments = ['start', 'end'] as const;
const products = ['sample.butter', 'sample.cream', 'sample.milk'] as const;

export const tableStory = story<{
  caption: string;
  showCaption: boolean;
  rows: number;
  align: (typeof alignments)[number];
  heads: boolean;
  canRemove: boolean;
  corner: boolean;
}>({
  shows: ['Table', 'Row', 'Head', 'Cell'],
  use: 'table.use',
  avoid: 'table.avoid',
  room: 'whole',
  usual: {
    caption: 'sample.products',
    showCaption: false,
    rows: 3,
    align: 'end',
    heads: true,
    canRemove: false,
    corner: true,
  },
  properties: {
    caption: typed,
    showCaption: toggle,
    rows: count(1, products.length),
    align: choice(alignments),
    heads: toggle,
    canRemove: toggle,
    corner: toggle,
  },
  states: [
    { name: 'state.plain', set: {} },
    { set: { showCaption: true } },
    { set: { align: 'end' } },
    { set: { align: 'start' } },
    { set: { heads: false } },
    { name: 'state.withCorner', set: { canRemove: true } },
    { name: 'state.withoutCorner', set: { canRemove: true, corner: false } },
  ],
  show: ({ rows, align, heads, canRemove, corner, ...rest }, { say }) => (
    <Table {...rest}>
      <thead>
        <Row>
          <Head>{say('sample.product')}</Head>
          <Head>{say('sample.quantity')}</Head>
          <Head align={align}>{say('sample.price')}</Head>
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
            <Cell heads={heads}>{say(product)}</Cell>
            <Cell label={say('sample.quantity')}>6</Cell>
            <Cell label={say('sample.price')} align={align}>
              {say('sample.amount')}
            </Cell>
            {canRemove && (
              <Cell corner={corner} align="end">
                <IconButton icon={Trash2} label={`${say('sample.remove')} (${say(product)})`} variant="bare" />
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  ),
});
