import styled, { css } from 'styled-components';
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
import { useDataLanguage } from '../../../context';

interface ProductTableProps {
  readonly products: readonly ProductSummary[];
  /** Names the list in its page. */
  readonly where: string;
  readonly stockOf: (productId: string) => number | undefined;
  readonly deliveryDay: string;
  /** The suggested quantity of a product; by default the smallest orderable one. */
  readonly usualOf?: (product: ProductSummary) => number | undefined;
}

/** "Carton de 10 × 1 kg" without line breaks inside its measure. */
const measured = (packaging: string): string => packaging.replace(/(?<=[\d×]) /g, '\u00a0');

/** The dense view of a listing, for shoppers who know what they order. */
function ProductTable({ products, where, stockOf, deliveryDay, usualOf }: ProductTableProps) {
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
          <ProductRow
            key={product.id}
            product={product}
            where={where}
            available={stockOf(product.id)}
            deliveryDay={deliveryDay}
            usual={usualOf?.(product)}
          />
        ))}
      </tbody>
    </Dense>
  );
}

interface ProductRowProps extends Pick<ProductTableProps, 'where'> {
  readonly product: ProductSummary;
  readonly available: number | undefined;
  readonly deliveryDay: string;
  readonly usual: number | undefined;
}

function ProductRow({ product, where, available, deliveryDay, usual }: ProductRowProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { facts, price, rule, currency, isFamily } = product;
  const stock = stockStateOf(available, rule);
  return (
    <Row>
      <Cell heads>
        <Product>
          <Packshot url={product.pictureUrl} />
          <div>
            <Link href={product.href} data-tooltip lang={lang}>
              {unbroken(product.name)}
            </Link>
            <p>
              <b>
                {facts.brand}
                {!isFamily && '\u00a0· '}
              </b>
              {!isFamily && (
                <>
                  {measured(facts.packaging)} <span>{t('catalog.reference', { sku: facts.sku })}</span>
                </>
              )}
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
            // On wide screens the column's header has this text.
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
          <AddToCart
            productId={product.id}
            where={where}
            name={product.name}
            rule={rule}
            available={available ?? null}
            usual={usual}
            compact
          />
        )}
      </Cell>
    </Row>
  );
}

/** Rows of 40 px: two lines of text, or a control of 32 px; the head stays visible below the header. */
const compact = css`
  ${media.tall} {
    thead th {
      position: sticky;
      top: calc(var(--page-top, 0px) + var(--stuck, 0rem));
      z-index: 1;
      padding-block: ${tokens.space[2]};
      border: 0;
      background: ${tokens.color.paper};
      box-shadow: inset 0 -1px ${tokens.color.ink};
    }
    /* What has the focus scrolls to below header and head. */
    a,
    button,
    input {
      scroll-margin-top: calc(var(--page-top, 0px) + 8rem);
    }
  }
  tbody tr {
    height: 2.5rem;
  }
  tbody th,
  tbody td {
    padding-block: 2px;
    line-height: 1.15;
  }
  td:nth-child(2) {
    width: 17.5rem;
  }
  td:nth-child(3) {
    width: 7rem;
  }
  td:last-child {
    width: 14rem;
  }
  /* The name on a line of its own, below it facts and labels. */
  th > div > div {
    display: grid;
    flex: 1;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${tokens.space[2]};
    min-width: 0;
  }
  th a {
    grid-column: 1 / -1;
  }
  th p b {
    display: none;
  }
  th p > span {
    display: inline;
  }
  th p > span::before {
    content: '· ';
  }
  th p b:only-child {
    display: inline;
    font-weight: inherit;
  }
  th p + * {
    flex-wrap: nowrap;
    > span {
      line-height: 0.875rem;
    }
  }
  th a,
  th p {
    display: block;
    overflow: hidden;
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th img {
    width: 2rem;
  }
  td:nth-child(2) > * {
    vertical-align: middle;
  }
  td:nth-child(2) > p {
    display: inline-block;
    margin-right: ${tokens.space[1]};
    line-height: 1.1;
  }
  /* The column's head says it. */
  td:nth-child(2) > p b {
    display: none;
  }
  td:last-child > div {
    flex-wrap: nowrap;
  }
  td:last-child > div > button {
    padding-inline: ${tokens.space[3]};
  }
  /* Controls of 32 px: a pointer is at hand here. */
  td:last-child > a,
  td:last-child button,
  td:last-child [role='group'] {
    height: 2rem;
    min-height: 0;
    padding-block: 0;
  }
  td:last-child [role='group'] button {
    width: 2rem;
  }
`;

const Dense = styled(Table)`
  th,
  td {
    padding-block: ${tokens.space[2]};
  }
  /* A compact card for phones: product, price with its next tier, stock with the day, and the way into the cart. */
  ${media.small} {
    tr {
      padding-block: ${tokens.space[2]};
    }
    th,
    td {
      padding-block: ${tokens.space[1]};
    }
    td:nth-child(2) {
      display: flex;
      align-items: end;
      justify-content: space-between;
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
    ${compact}
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
    display: block;
    color: ${tokens.color.ink};
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
    text-wrap: balance;
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
  p > b {
    font-weight: inherit;
  }
  /* On a line of its own where facts take more than one, so that none ends with a dot. */
  p > span {
    display: block;
    white-space: nowrap;
  }
`;

const Coming = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  ${media.small} {
    flex-flow: row wrap;
    gap: ${tokens.space[2]};
  }
`;

export const productTableModule = { Component: ProductTable, texts: catalogTableTexts } as const;
