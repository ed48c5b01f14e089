import { useId, useMemo } from 'react';
import styled from 'styled-components';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { failureOf } from '../../../api';
import { useMessages } from '../../../messages';
import cartProblemsTexts from '../../../messages/fr-FR/cartProblems.json';
import giftWrapTexts from '../../../messages/fr-FR/giftWrap.json';
import { Card } from '../../../ui/layout/Card';
import { tokens } from '../../../ui/theme/tokens';
import { cartApi, cartLinesOf } from '../../cart';
import { productsApi } from '../../catalog/listed/late';
import { FailedRead } from '../../fallback/retry/late';
import { useStock } from '../../prices';
import { giftWrapOf } from './readGiftWrap';
import { WrapChoice } from './WrapChoice';

/**
 * The products in which the order can be wrapped, to be chosen and removed again (PRD-06). Renders nothing if there are
 * none. It reads the cart itself: with props that change before its code has come, React would drop the server's HTML.
 */
function GiftWrapOffer() {
  const { currentData: items, isFetching } = cartApi.useCartItemsQuery(cartLinesOf(1));
  return items ? <Wraps items={items} isReading={isFetching} /> : null;
}

interface WrapsProps {
  /** The cart whose order is to be wrapped. */
  readonly items: CartItems;
  /** The cart is being fetched again. */
  readonly isReading: boolean;
}

function Wraps({ items, isReading }: WrapsProps) {
  const t = useMessages();
  const heading = useId();
  const { data, error, isFetching, refetch } = productsApi.useGiftWrapQuery(giftWrapOf(items));
  const wraps = useMemo(() => data?.products.filter(({ success }) => success) ?? [], [data]);
  const stockOf = useStock(useMemo(() => wraps.map(({ id }) => id), [wraps]));
  if (!error && wraps.length === 0) return null;
  return (
    <Offer as="section" aria-labelledby={heading}>
      <h2 id={heading}>{t('giftWrap.title')}</h2>
      {error ? (
        <FailedRead announced variant="error" busy={isFetching} onRetry={refetch} retryLabel={t('cart.failed.retry')}>
          {t('giftWrap.failed', { status: String(failureOf(error).status) })}
        </FailedRead>
      ) : (
        <>
          <p>{t('giftWrap.text')}</p>
          <ul>
            {wraps.map((wrap) => (
              <WrapChoice
                key={wrap.id}
                wrap={wrap}
                available={stockOf(wrap.id) ?? null}
                isReading={isReading}
                line={items.cartItems.find(({ cartItem }) => cartItem.productId === wrap.id)?.cartItem ?? null}
              />
            ))}
          </ul>
        </>
      )}
    </Offer>
  );
}

const Offer = styled(Card)`
  h2 {
    font-size: ${tokens.size.large};
  }
  > p {
    margin-block: ${tokens.space[1]} ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
`;

export const giftWrapOfferModule = {
  Component: GiftWrapOffer,
  texts: { ...giftWrapTexts, ...cartProblemsTexts },
} as const;
