import styled from 'styled-components';
import { familyOf } from '../../productSummary';
import type { ProductDetail } from '../../../../../contract/catalog/product';
import type { ProductFacts } from '../../../../../contract/catalog/productFields';
import { parseMoney } from '../../../../../contract/money';
import { readQuantityRule } from '../../../../../commerce/quantityRule';
import { negotiatedPrice, readTieredPrice } from '../../../../../commerce/pricing/tierPrice';
import { useShopSelector } from '../../../../kernel/hooks';
import { unbroken, UnbrokenName, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Message } from '../../../../ui/feedback/Message';
import { Cluster } from '../../../../ui/layout/Stack';
import { tokens } from '../../../../ui/theme/tokens';
import { AddToCart, cartSelectors, contentKey, selectCartAllowed } from '../../../cart';
import { deadline } from '../../../delivery';
import { pricesApi, useStock } from '../../../prices';
import { productRhythm, selectSoldUnder, sellsStanding } from '../../../standingDeliveries';
import { stockStateOf } from '../../stockState';
import { DeliveryNote } from '../DeliveryNote';
import { ProductPrice } from '../ProductPrice';
import { QualityTags } from '../QualityTags';
import { StockBadge } from '../StockBadge';
import { TierTable } from './TierTable';
import { Variations } from './Variations';
import { contextApi, useDataLanguage } from '../../../context';
import { grossPrice } from '../../lazyGrossPrice';

const selectContext = contextApi.endpoints.applicationContext.select();

interface BuyBoxProps {
  readonly detail: ProductDetail;
  readonly facts: ProductFacts;
}

/** Everything needed to order: product, prices by quantity, availability and delivery day. */
export function BuyBox({ detail, facts }: BuyBoxProps) {
  const t = useMessages();
  const { money, number, rate } = useFormatting();
  const mayOrder = useShopSelector(selectCartAllowed);
  const isGross = useShopSelector((state) => selectContext(state).data?.taxType === 'Gross');
  const { currentData, error } = pricesApi.usePriceQuery({ productId: detail.id });
  const available = useStock([detail.id])(detail.id);
  const rule = readQuantityRule(detail.purchaseQuantityRule);
  const sold = useShopSelector((state) => selectSoldUnder(state, detail));
  const content = contentKey({ productId: detail.id, sold });
  const chosen = useShopSelector((state) => cartSelectors.selectChosenQuantity(state, content));
  const quantity = chosen ?? rule.minimum;
  const price = currentData ? readTieredPrice(currentData) : null;
  const unitCents = price && negotiatedPrice(price, quantity);
  const listCents = parseMoney(currentData?.listPrice ?? '');
  const currency = currentData?.currencyIsoCode ?? 'EUR';
  const isFamily = familyOf(detail.productClass) !== null;
  const stock = stockStateOf(available, rule);
  return (
    <Box>
      <Title facts={facts} isFamily={isFamily} />
      {!isFamily && detail.variationInfo && <Variations info={detail.variationInfo} currentId={detail.id} />}
      {!isFamily && price && unitCents !== null && (
        <Offer>
          <div>
            <ProductPrice
              unitCents={unitCents}
              oldCents={listCents !== null && listCents > price.unitCents ? listCents : null}
              currency={currency}
              netQuantity={facts.netQuantity}
              pieces={facts.pieces}
              size="large"
            />
            {facts.vatBasisPoints !== null && (
              <small>
                {t('catalog.plusVat', { rate: rate(facts.vatBasisPoints) })}
                {isGross && <grossPrice.Show productId={detail.id} unitCents={unitCents} currency={currency} />}
              </small>
            )}
          </div>
          <Cluster>
            <StockBadge stock={stock} />
            {stock.kind !== 'out' && (
              <DeliveryNote>
                <deadline.Show page="product" />
              </DeliveryNote>
            )}
          </Cluster>
          {stock.kind === 'out' && <Message variant="warning">{t('catalog.outText')}</Message>}
          {mayOrder && sellsStanding(detail) && stock.kind !== 'out' && <productRhythm.Show detail={detail} />}
          <AddToCart
            productId={detail.id}
            where="page"
            name={facts.name}
            rule={rule}
            available={available ?? null}
            sold={sold}
          >
            <output>
              {t('catalog.total', {
                quantity: number(quantity),
                money: money(Math.round(unitCents * quantity), currency),
              })}
            </output>
          </AddToCart>
          <TierTable price={price} currency={currency} netQuantity={facts.netQuantity} minimum={rule.minimum} />
        </Offer>
      )}
      {!isFamily && !price && (error ?? currentData) !== undefined && (
        <Message variant="warning">{t('catalog.priceFailed')}</Message>
      )}
    </Box>
  );
}

/** What the product is; a variation parent or a set has neither packaging nor reference of its own. */
function Title({ facts, isFamily }: Pick<BuyBoxProps, 'facts'> & { readonly isFamily: boolean }) {
  const t = useMessages();
  const lang = useDataLanguage();
  return (
    <header>
      <p>{facts.brand}</p>
      <h1 tabIndex={-1} lang={lang}>
        <UnbrokenName>{facts.name}</UnbrokenName>
      </h1>
      {!isFamily && (
        <p>
          {[unbroken(facts.packaging), t('catalog.reference', { sku: facts.sku })].filter(Boolean).join('\u00a0· ')}
        </p>
      )}
      <QualityTags labels={facts.labels} />
    </header>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  > header {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${tokens.space[2]};
  }
  > header p {
    color: ${tokens.color.inkSoft};
  }
  > header p:first-child {
    color: ${tokens.color.butterDeep};
    font-size: ${tokens.size.caption};
    font-weight: 650;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
`;

const Offer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  /* As tall as the large stepper beside it. */
  > div > button {
    min-height: 3rem;
  }
  /* Where the button is below the stepper, the reason of a refusal is between them. */
  > [data-adds] {
    container-type: inline-size;
  }
  @container (max-width:23rem) {
    [data-adds] > div > div {
      order: 0;
    }
  }
`;
