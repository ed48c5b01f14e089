import styled from 'styled-components';
import type { ProductDetail } from '../../../../../contract/catalog/product';
import { deliveryDay } from '../../../../../commerce/delivery/deliveryDay';
import { productAddress } from '../../../../../contract/pages/pageReference';
import { unbroken, useFormatting } from '../../../../formatting';
import { useShopSelector } from '../../../../kernel/hooks';
import { selectArrivedAt } from '../../../../kernel/location';
import { useMessages } from '../../../../messages';
import catalogVariationsTexts from '../../../../messages/fr-FR/catalogVariations.json';
import { Link } from '../../../../ui/controls/Link';
import { Message } from '../../../../ui/feedback/Message';
import { ShowAt } from '../../../../ui/layout/ShowAt';
import { Cell, Head, Row, Table } from '../../../../ui/layout/tables/Table';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { AddToCart } from '../../../cart';
import { deadline } from '../../../delivery';
import { useStock } from '../../../prices';
import { familyOf, summaryOf, type ProductSummary } from '../../productSummary';
import { stockStateOf } from '../../stockState';
import { attributesOf, inOrder, valuesOf, type VariationMapping } from '../../variations/variationNames';
import { parentIdOf, variationArgs } from '../../variations/variations';
import { listedProductsApi } from '../../listed/late';
import { TierHint } from '../listing/TierHint';
import { DeliveryNote } from '../DeliveryNote';
import { ProductPrice } from '../ProductPrice';
import { StockBadge } from '../StockBadge';

/**
 * The variations of a product in one table, with price, stock and an "add" button; without the page's own variation,
 * which the offer above shows.
 */
function VariationTable({ detail }: { readonly detail: ProductDetail }) {
  const t = useMessages();
  const { variationInfo: info } = detail;
  const { data, error } = listedProductsApi.useListedProductsQuery(variationArgs(detail));
  const stockOf = useStock([parentIdOf(detail)], true);
  const { day } = useFormatting();
  const delivery = t('catalog.delivery', { day: day(deliveryDay(useShopSelector(selectArrivedAt))) });
  const summaries = new Map(
    data?.products.map((product) => [product.id, summaryOf(product, data.currencyIsoCode)] as const),
  );
  const isOrderable = [...summaries.values()].some(({ id, rule }) => stockStateOf(stockOf(id), rule).kind !== 'out');
  const others = info ? inOrder(info).filter(({ productId }) => productId !== detail.id) : [];
  if (others.length === 0) return null;
  const isFamily = familyOf(detail.productClass) !== null;
  return (
    <Frame>
      {/* On the page of a single variation, the offer above the table shows the deadline. */}
      {isFamily && isOrderable && (
        <DeliveryNote>
          <deadline.Show page="product" />
        </DeliveryNote>
      )}
      <Dense caption={t(isFamily ? 'catalog.variations.caption' : 'catalog.variations.others')} showCaption>
        <thead>
          <Row>
            <Head>{info && attributesOf(info)}</Head>
            <Head>{t('catalog.variations.price')}</Head>
            <Head>{delivery}</Head>
            <Head>{t('catalog.variations.order')}</Head>
          </Row>
        </thead>
        <tbody>
          {others.map((mapping) => (
            <VariationRow
              key={mapping.productId}
              mapping={mapping}
              summary={summaries.get(mapping.productId)}
              available={stockOf(mapping.productId)}
              delivery={delivery}
            />
          ))}
        </tbody>
      </Dense>
      {error && <Message variant="warning">{t('catalog.priceFailed')}</Message>}
    </Frame>
  );
}

interface VariationRowProps {
  readonly mapping: VariationMapping;
  /** undefined: not loaded, or not visible to the caller. */
  readonly summary: ProductSummary | undefined;
  readonly available: number | undefined;
  /** "Livré jeudi 26 novembre". */
  readonly delivery: string;
}

function VariationRow({ mapping, summary, available, delivery }: VariationRowProps) {
  const t = useMessages();
  const price = summary?.price;
  const stock = summary && stockStateOf(available, summary.rule);
  return (
    <Row>
      <Cell heads>
        <Link href={productAddress(mapping.urlName, mapping.productId)}>{valuesOf(mapping)}</Link>
        {summary && (
          <p>
            {unbroken(summary.facts.packaging)}
            <span>{t('catalog.reference', { sku: summary.facts.sku })}</span>
          </p>
        )}
      </Cell>
      <Cell>
        {price && (
          <>
            <ProductPrice
              unitCents={price.unitCents}
              oldCents={summary.oldCents}
              currency={summary.currency}
              netQuantity={summary.facts.netQuantity}
              pieces={null}
              size="small"
            />
            {price.tiers
              .filter(({ lowerBound }) => lowerBound > summary.rule.minimum)
              .map(({ lowerBound }) => (
                <TierHint
                  key={lowerBound}
                  price={price}
                  currency={summary.currency}
                  rule={summary.rule}
                  available={available}
                  quantity={lowerBound - 1}
                />
              ))}
          </>
        )}
        {summary?.price === null && t('catalog.noPrice')}
      </Cell>
      <Cell>
        {stock && <StockBadge stock={stock} />}
        {stock && stock.kind !== 'out' && (
          // On wide screens the column's header has this text.
          <ShowAt $small>
            <DeliveryNote>{delivery}</DeliveryNote>
          </ShowAt>
        )}
      </Cell>
      <Cell>
        {price && (
          <AddToCart
            productId={summary.id}
            where="variations"
            name={summary.name}
            rule={summary.rule}
            available={available ?? null}
            compact
          />
        )}
      </Cell>
    </Row>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const Dense = styled(Table)`
  th[scope='row'] a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
    font-weight: 600;
  }
  th p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    line-height: 1.35;
  }
  /* Price, price per kilo and each tier on a line of its own. */
  td:nth-child(2) small {
    margin-top: ${tokens.space[1]};
  }
  td:nth-child(2) > span {
    display: block;
    width: fit-content;
    margin-top: ${tokens.space[1]};
  }
  th p > span {
    display: block;
    white-space: nowrap;
  }
  ${media.fromMedium} {
    td:nth-child(2) {
      width: 9rem;
    }
    /* The column's head says what the amount is. */
    td:nth-child(2) b {
      display: none;
    }
    td:nth-child(3) {
      width: 7rem;
    }
    td:last-child {
      width: 17.5rem;
    }
    th:first-child {
      padding-left: ${tokens.space[3]};
    }
  }
  /* A compact card for phones: size and price, then stock, then quantity and "add". */
  ${media.small} {
    &,
    tbody {
      gap: ${tokens.space[2]};
    }
    tbody tr {
      grid-template-columns: minmax(9rem, 1fr) minmax(0, auto);
      gap: 0 ${tokens.space[3]};
      padding: ${tokens.space[2]} ${tokens.space[3]};
    }
    td:nth-child(2) {
      text-align: right;
    }
    td:nth-child(2) > span {
      margin-left: auto;
    }
    td:nth-child(3) {
      display: flex;
      grid-column: 1 / -1;
      align-items: center;
      gap: ${tokens.space[2]};
    }
    td:nth-child(3):empty {
      display: none;
    }
    td:last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const variationTableModule = { Component: VariationTable, texts: catalogVariationsTexts } as const;
