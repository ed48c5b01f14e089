import styled from 'styled-components';
import { CART_ADDRESS, ORDERS_ADDRESS, searchAddress } from '../../../../contract/pages/pageReference';
import { dataOf } from '../../../api';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages, type MessageId } from '../../../messages';
import buyersTexts from '../../../messages/fr-FR/homeBuyers.json';
import tradesTexts from '../../../messages/fr-FR/homeTrades.json';
import ordersTexts from '../../../messages/fr-FR/orders.json';
import ordersAgainTexts from '../../../messages/fr-FR/ordersAgain.json';
import ordersHistoryTexts from '../../../messages/fr-FR/ordersHistory.json';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Link } from '../../../ui/controls/Link';
import { Card } from '../../../ui/layout/Card';
import { PageColumn } from '../../../ui/layout/PageFrame';
import { Cluster } from '../../../ui/layout/Stack';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { useCartIsFilled } from '../../cart';
import { deadline } from '../../delivery';
import { latestOrders, OrderCard, ordersApi, reorderEvents } from '../../orders';
import { selectHeaderVariantName } from '../../site';
import { selectCompany } from '../../visitor';
import { joinBuyersHome, slices } from './joinBuyersHome';
import { UsualProducts } from './UsualProducts';

interface TradeWords {
  readonly title: MessageId;
  /** The trade's most frequent search. */
  readonly term: MessageId;
}
const gym: TradeWords = { title: 'home.buyers.gym', term: 'home.trade.gym.term' };
const others: TradeWords = { title: 'home.buyers.others', term: 'home.buyers.others.term' };
const words: Readonly<Record<ReturnType<typeof selectHeaderVariantName>, TradeWords>> = {
  bakery: { title: 'home.buyers.bakery', term: 'home.trade.bakery.term' },
  coffee: { title: 'home.buyers.coffee', term: 'home.trade.coffee.term' },
  hotel: { title: 'home.buyers.hotel', term: 'home.trade.hotel.term' },
  gym,
  gymBrand: gym,
  others,
  default: others,
};

/** The top of a buyer's home page: the ordering deadline, the last order, and usual products. */
function BuyersHome() {
  const t = useMessages();
  const { title, term } = words[useShopSelector(selectHeaderVariantName)];
  const company = useShopSelector(selectCompany);
  const orders = dataOf(ordersApi.useOrderSummariesQuery(latestOrders));
  const isCartFilled = useCartIsFilled();
  const last = orders?.orderSummaries[0];
  return (
    <>
      <Band>
        <PageColumn>
          <div>
            {company && <p>{company}</p>}
            <h1 tabIndex={-1}>{t(title)}</h1>
            <p>
              <deadline.Show page="product" />
            </p>
            <Cluster $gap="3">
              <ButtonLink href="/#rayons" variant={last || isCartFilled ? 'secondary' : 'primary'}>
                {t('home.hero.browse')}
              </ButtonLink>
              <ButtonLink href={searchAddress(t(term))}>{t('home.trade.see', { term: t(term) })}</ButtonLink>
            </Cluster>
          </div>
          {last && (
            <section aria-labelledby="home-last-order">
              <Cluster $justify="between">
                <h2 id="home-last-order">{t('home.lastOrder.title')}</h2>
                <Link href={ORDERS_ADDRESS}>{t('home.lastOrder.all')}</Link>
              </Cluster>
              <ul>
                <OrderCard order={last} level={3} buttonVariant="primary" />
              </ul>
            </section>
          )}
          {orders && !last && (
            <Card as="section" $padding="5" aria-labelledby="home-first-order">
              <h2 id="home-first-order">{t('home.firstOrder.title')}</h2>
              <p>{t('home.firstOrder.text')}</p>
              {isCartFilled && (
                <ButtonLink href={CART_ADDRESS} variant="primary">
                  {t('orders.again.cart')}
                </ButtonLink>
              )}
            </Card>
          )}
        </PageColumn>
      </Band>
      <PageColumn>
        <UsualProducts />
      </PageColumn>
    </>
  );
}

const Band = styled.section`
  padding-block: ${tokens.space[8]};
  border-bottom: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.butterSoft};
  > div {
    display: grid;
    gap: ${tokens.space[6]};
  }
  > div > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${tokens.space[3]};
  }
  h1 {
    max-width: 24ch;
    font-size: clamp(1.75rem, 1.2rem + 1.8vw, 2.5rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  p:first-child {
    color: ${tokens.color.butterDeep};
    font-size: ${tokens.size.caption};
    font-weight: 650;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  section h2 {
    font-size: ${tokens.size.body};
  }
  h2 + p {
    margin-top: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
    text-wrap: balance;
  }
  section ul,
  section > a {
    margin-top: ${tokens.space[2]};
  }
  ${media.large} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
  }
`;

export const buyersHomeModule = {
  Component: BuyersHome,
  texts: { ...buyersTexts, ...tradesTexts, ...ordersTexts, ...ordersAgainTexts, ...ordersHistoryTexts },
  slices,
  events: [reorderEvents],
  saga: joinBuyersHome,
} as const;
