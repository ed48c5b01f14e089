import { useId, useMemo } from 'react';
import styled from 'styled-components';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { unbroken } from '../../../formatting';
import { useMessages } from '../../../messages';
import catalogTexts from '../../../messages/fr-FR/catalog.json';
import recommendationsTexts from '../../../messages/fr-FR/recommendations.json';
import { Link } from '../../../ui/controls/Link';
import { tokens } from '../../../ui/theme/tokens';
import { AddToCart, cartApi } from '../../cart';
import { Packshot, ProductPrice, summaryOf } from '../../catalog';
import { useDataLanguage } from '../../context';
import { useStock } from '../../prices';
import { cartAnchors } from '../cartAnchors';
import { followedFrom } from './followedFrom';
import { RECOMMENDED_SHOWN } from './RecommendationShelf';
import { useRecommended } from './useRecommended';

const RECOMMENDER = 'ComplementaryProducts';

/** Products that complement those in the cart, below them. Renders nothing for an empty cart. */
function MiniCartRecommendations() {
  const { data } = cartApi.useCartItemsQuery(1);
  return data && data.cartItems.length > 0 && <Recommended items={data} />;
}

function Recommended({ items }: { readonly items: CartItems }) {
  const t = useMessages();
  const heading = useId();
  const lang = useDataLanguage();
  const recommended = useRecommended(
    { recommender: RECOMMENDER, anchorFromCurrentCart: true, anchorValues: cartAnchors(items) },
    RECOMMENDED_SHOWN,
  );
  const products = useMemo(() => {
    const { products: found, currencyIsoCode } = recommended?.productsPage ?? { products: [], currencyIsoCode: '' };
    return found.map((product) => summaryOf(product, currencyIsoCode));
  }, [recommended]);
  const stockOf = useStock(useMemo(() => products.map(({ id }) => id), [products]));
  if (recommended === null) return null;
  return (
    <section aria-labelledby={heading} {...followedFrom({ recommenderName: RECOMMENDER, recoUUID: recommended.uuid })}>
      <h3 id={heading}>{t('recommendations.cart')}</h3>
      <List>
        {products.map(({ id, name, href, pictureUrl, facts, price, currency, rule, family }) => (
          <li key={id}>
            <Packshot url={pictureUrl} />
            <div>
              <Link href={href} lang={lang}>
                {unbroken(name)}
              </Link>
              {!family && <small>{unbroken(facts.packaging)}</small>}
              {price && (
                <ProductPrice
                  unitCents={price.unitCents}
                  currency={currency}
                  netQuantity={facts.netQuantity}
                  pieces={facts.pieces}
                  size="small"
                  family={family}
                />
              )}
              {price && !family && (
                <AddToCart
                  productId={id}
                  where="mini-cart"
                  name={name}
                  rule={rule}
                  available={stockOf(id) ?? null}
                  compact
                />
              )}
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  li {
    display: flex;
    gap: ${tokens.space[3]};
    padding-block: ${tokens.space[3]};
  }
  li + li {
    border-top: 1px solid ${tokens.color.hairline};
  }
  img {
    flex: none;
    width: 4rem;
    height: 4rem;
    object-fit: contain;
  }
  li > div {
    display: grid;
    flex: 1;
    gap: ${tokens.space[2]};
    min-width: 0;
  }
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;

export const miniCartRecommendationsModule = {
  Component: MiniCartRecommendations,
  texts: { ...catalogTexts, ...recommendationsTexts },
} as const;
