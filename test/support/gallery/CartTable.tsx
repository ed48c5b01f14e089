import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../src/storefront/ui/controls/IconButton';
import { QuantityStepper } from '../../../src/storefront/ui/fields/QuantityStepper';
import { Cell, Head, Row, Table } from '../../../src/storefront/ui/layout/Table';
import { Price } from '../../../src/storefront/ui/text/Price';
import { products } from './ProductTile';

/** The dense table with what a cart would put into it. */
export function CartTable() {
  return (
    <Table caption="Articles du panier">
      <thead>
        <Row>
          <Head>Produit</Head>
          <Head align="end">Prix HT</Head>
          <Head>Quantité</Head>
          <Head align="end">Total HT</Head>
          <Head>
            <span hidden>Retirer</span>
          </Head>
        </Row>
      </thead>
      <tbody>
        {products.map(({ name, packaging, amount, measure }) => (
          <Row key={name}>
            <Cell heads>
              <strong>{name}</strong>
              <br />
              {packaging}
            </Cell>
            <Cell label="Prix HT" align="end">
              <Price amount={amount} measure={measure} size="small" />
            </Cell>
            <Cell label="Quantité">
              <QuantityStepper
                value={6}
                minimum={6}
                increment={6}
                labels={{ quantity: `Quantité de ${name}`, decrease: 'Six de moins', increase: 'Six de plus' }}
                onCommit={() => undefined}
              />
            </Cell>
            <Cell label="Total HT" align="end">
              <Price amount={amount} size="small" />
            </Cell>
            <Cell align="end" corner>
              <IconButton icon={Trash2} label={`Retirer ${name}`} variant="bare" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
