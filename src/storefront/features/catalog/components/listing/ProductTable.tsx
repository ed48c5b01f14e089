import styled from 'styled-components';
import { unbroken } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import catalogTableTexts from '../../../../messages/fr-FR/catalogTable.json';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { Link } from '../../../../ui/controls/Link';
import { ShowAt } from '../../../../ui/layout/ShowAt';
import { Cell, Head, Row, Table } from '../../../../ui/layout/Table';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { AddToCart } from '../../../cart';
import type { ProductSummary } from '../../productSummary';
import { stockStateOf } from '../../stockState';
import { DeliveryNote } from '../DeliveryNote';
import { Packshot } from '../Packshot';
import { ProductPrice } from '../ProductPrice';
import { QualityTags } from '../QualityTags';
import { StockBadge } from '../StockBadge';
import { TierHint } from './TierHint';

interface ProductTableProps {
  readonly products: readonly ProductSummary[];
  readonly stockOf: (productId: string) => number | undefined;
  readonly deliveryDay: string;
}

/** The dense view of a listing, for shoppers who know what they order. */
function ProductTable({ products, stockOf, deliveryDay }: ProductTableProps) {
  const t = useMessages();
  return (
    <Dense caption={t('catalog.table.caption')}>
      <thead>
        <Row>
          <Head>{t('catalog.table.product')}</Head>
          <Head>{t('catalog.table.price')}</Head>
          <Head>{t('catalog.delivery', { day: deliveryDay })}</Head>
          <Head>{t('catalog.table.order')}</Head>
        </Row>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} available={stockOf(product.id)} deliveryDay={deliveryDay} />
        ))}
      </tbody>
    </Dense>
  );
}

interface ProductRowProps {
  readonly product: ProductSummary;
  readonly available: number | undefined;
  readonly deliveryDay: string;
}

function ProductRow({ product, available, deliveryDay }: ProductRowProps) {
  const t = useMessages();
  const { facts, price, rule, currency, isFamily } = product;
  const stock = stockStateOf(available, rule);
  return (
    <Row>
      <Cell heads>
        <Product>
          <Packshot url={product.pictureUrl} />
          <div>
            <Link href={product.href}>{unbroken(product.name)}</Link>
            <p>
              {facts.brand} · {facts.packaging} · <span>{t('catalog.reference', { sku: facts.sku })}</span>
            </p>
            <QualityTags labels={facts.labels} />
          </div>
        </Product>
      </Cell>
      <Cell>
        {price && !isFamily ? (
          <>
            <ProductPrice
              unitCents={price.unitCents}
              oldCents={product.oldCents}
              currency={currency}
              netQuantity={facts.netQuantity}
              pieces={null}
              size="small"
            />
            <TierHint price={price} currency={currency} quantity={rule.minimum} />
          </>
        ) : (
          t(isFamily ? 'catalog.family' : 'catalog.noPrice')
        )}
      </Cell>
      <Cell>
        <Coming>
          <StockBadge stock={stock} />
          {stock.kind !== 'out' && !isFamily && (
            // On wide screens the column's header says it.
            <ShowAt $small>
              <DeliveryNote>{t('catalog.delivery', { day: deliveryDay })}</DeliveryNote>
            </ShowAt>
          )}
        </Coming>
      </Cell>
      <Cell>
        {isFamily && (
          <ButtonLink href={product.href} wide aria-label={t('catalog.chooseNamed', { name: product.name })}>
            {t('catalog.choose')}
          </ButtonLink>
        )}
        {!isFamily && price && (
          <AddToCart productId={product.id} name={product.name} rule={rule} available={available ?? null} compact />
        )}
      </Cell>
    </Row>
  );
}

const Dense = styled(Table)`
  th,
  td {
    padding-block: ${tokens.space[2]};
  }
  /* A compact row for phones: four facts. */
  ${media.small} {
    tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding-block: ${tokens.space[2]};
    }
    th,
    td:last-child {
      grid-column: 1 / -1;
    }
    th,
    td {
      padding-block: ${tokens.space[1]};
    }
  }
  ${media.fromMedium} {
    td:nth-child(2) {
      width: 11rem;
    }
    td:nth-child(3) {
      width: 8rem;
    }
    td:last-child {
      width: 8.75rem;
    }
  }
  ${media.large} {
    td:last-child {
      width: 17.5rem;
    }
  }
`;

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  picture {
    flex: none;
  }
  img {
    width: 3.5rem;
    border-radius: ${tokens.radius.small};
  }
  a {
    color: ${tokens.color.ink};
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    color: ${tokens.color.pine};
    text-decoration: underline;
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    line-height: 1.35;
  }
  p > span {
    white-space: nowrap;
  }
`;

const Coming = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  ${media.small} {
    align-items: flex-end;
  }
`;

export const productTableModule = { Component: ProductTable, texts: catalogTableTexts } as const;
