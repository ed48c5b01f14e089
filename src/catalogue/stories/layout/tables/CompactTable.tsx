import { CompactTable } from '../../../../storefront/ui/layout/tables/CompactTable';
import { count, story, typed } from '../../../story';

const products = ['sample.butter', 'sample.cream', 'sample.milk'] as const;

export const compactTableStory = story<{ caption: string; rows: number }>({
  shows: ['CompactTable'],
  use: 'compactTable.use',
  avoid: 'compactTable.avoid',
  room: 'half',
  usual: { caption: 'sample.products', rows: 3 },
  properties: { caption: typed, rows: count(1, products.length) },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.long', set: { caption: 'sample.longText' } },
  ],
  show: ({ caption, rows }, { say }) => (
    <CompactTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('sample.product')}</th>
          <th scope="col">{say('sample.price')}</th>
        </tr>
      </thead>
      <tbody>
        {products.slice(0, rows).map((product) => (
          <tr key={product}>
            <th scope="row">{say(product)}</th>
            <td>{say('sample.amount')}</td>
          </tr>
        ))}
      </tbody>
    </CompactTable>
  ),
});
