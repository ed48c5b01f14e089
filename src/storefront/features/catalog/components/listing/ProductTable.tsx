import { useId } from 'react';
import { unbroken, UnbrokenName } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import catalogTableTexts from '../../../../messages/fr-FR/catalogTable.json';
import { Link } from '../../../../ui/controls/Link';
import { Cell, Head, Row } from '../../../../ui/layout/tables/Table';
import { QuantityHint } from '../../../cart';
import type { ProductSummary } from '../../productSummary';
import { stockStateOf } from '../../stockState';
import { Packshot } from '../Packshot';
import { ProductPrice } from '../ProductPrice';
import { QualityTags } from '../QualityTags';
import { StockBadge } from '../StockBadge';
import { OrderAction } from './OrderAction';
import { Coming, Dense, Product } from './productTable.styles';
import { TierHint } from './TierHint';
import { useDataLanguage } from '../../../context';

/**
 * Characters of a name that fit on two lines of a narrow list, however it wraps; a longer name is set smaller there.
 */
const LONG_NAME = 36;

interface ProductTableProps {
  readonly products: readonly ProductSummary[];
  /** Names the list in its page. */
  readonly where: string;
  readonly stockOf: (productId: string) => number | undefined;
  readonly deliveryDay: string;
  /** The suggested quantity of a product; by default the smallest orderable one. */
  readonly usualOf?: (product: ProductSummary) => number | undefined;
}

/** The dense view of a listing, for shoppers who know what they order. */
function ProductTable({ products, where, stockOf, deliveryDay, usualOf }: ProductTableProps) {
  const t = useMessages();
  const delivery = t('catalog.delivery', { day: deliveryDay });
  return (
    <Dense caption={t('catalog.table.caption')}>
      <thead>
        <Row>
          <Head>{t('catalog.table.product')}</Head>
          <Head>{t('catalog.table.price')}</Head>
          <Head>{delivery}</Head>
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
  readonly usual: number | undefined;
}

function ProductRow({ product, where, available, usual }: ProductRowProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { facts, price, rule, currency, family } = product;
  const stock = stockStateOf(available, rule);
  const hintId = useId();
  return (
    <Row>
      <Cell heads>
        <Product>
          <Packshot url={product.pictureUrl} />
          <div>
            <Link href={product.href} data-tooltip data-long={product.name.length > LONG_NAME || undefined} lang={lang}>
              <UnbrokenName>{product.name}</UnbrokenName>
            </Link>
            <p>
              <b>
                {facts.brand}
                {!family && '\u00a0· '}
              </b>
              {!family && (
                <>
                  {unbroken(facts.packaging)} <span>{t('catalog.reference', { sku: facts.sku })}</span>
                </>
              )}
            </p>
            <QualityTags labels={facts.labels} />
          </div>
        </Product>
      </Cell>
      <Cell>
        {price ? (
          <>
            <ProductPrice
              unitCents={price.unitCents}
              oldCents={product.oldCents}
              currency={currency}
              netQuantity={facts.netQuantity}
              pieces={null}
              size="small"
              family={family}
            />
            {!family && <TierHint price={price} currency={currency} rule={rule} available={available} />}
          </>
        ) : (
          t('catalog.noPrice')
        )}
      </Cell>
      <Cell>
        <Coming>
          <StockBadge stock={stock} />
          {!family && price && <QuantityHint id={hintId} rule={rule} />}
        </Coming>
      </Cell>
      <Cell>
        <OrderAction product={product} where={where} available={available} usual={usual} hintId={hintId} />
      </Cell>
    </Row>
  );
}

export const productTableModule = { Component: ProductTable, texts: catalogTableTexts } as const;
