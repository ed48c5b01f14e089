import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import styled from 'styled-components';
import { allowedUp } from '../../../../commerce/nearestQuantity';
import { negotiatedPrice } from '../../../../commerce/pricing/tierPrice';
import type { Ingredient } from '../../../../contract/content/contentDocument';
import { unbroken, useFormatting } from '../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { Card } from '../../../ui/layout/Card';
import { Price } from '../../../ui/text/Price';
import { tokens } from '../../../ui/theme/tokens';
import { selectCartAllowed, selectIsCartReady } from '../../../features/cart';
import { batchEvents } from '../../../features/cart/page';
import { summaryOf, type ProductSummary } from '../../../features/catalog';
import { useDataLanguage } from '../../../features/context';
import { fillPlaceholders, shelfApi, useSurroundings } from '../../../features/content/page';

/**
 * An ingredient that the shop sells: the product, and the quantity for the recipe, raised to one that can be ordered.
 */
interface SoldIngredient {
  readonly product: ProductSummary;
  readonly quantity: number;
}

/** The ingredients of a recipe: those that the shop sells lead to their products, and go into the cart together. */
export function Ingredients({ ingredients }: { readonly ingredients: readonly Ingredient[] }) {
  const t = useMessages();
  const { facts } = useSurroundings();
  const lang = useDataLanguage();
  const { number } = useFormatting();
  const { data } = shelfApi.useShelfQuery({ skus: ingredients.flatMap(({ sku }) => sku ?? []) });
  const products = data?.products.map((product) => summaryOf(product, data.currencyIsoCode)) ?? [];
  const soldAs = ({ sku, quantity }: Ingredient): SoldIngredient | null => {
    const product = sku === null ? undefined : products.find((one) => one.facts.sku === sku);
    return product ? { product, quantity: allowedUp(quantity, product.rule) ?? quantity } : null;
  };
  const sold = ingredients.map(soldAs);
  return (
    <Root>
      <h2>{t('content.ingredients')}</h2>
      <ul lang={lang}>
        {ingredients.map(({ text }, index) => {
          const { product, quantity = 1 } = sold[index] ?? {};
          const said = fillPlaceholders(text, facts);
          return (
            <li key={index}>
              {product ? <Link href={product.href}>{said}</Link> : said}
              {product && (
                <small>
                  {quantity > 1 && `${number(quantity)} × `}
                  {[product.name, product.facts.packaging].filter(Boolean).map(unbroken).join('\u00a0· ')}
                </small>
              )}
            </li>
          );
        })}
      </ul>
      <ToCart sold={sold.filter((one) => one !== null)} />
    </Root>
  );
}

/** The total of the products, and a button that adds them in one batch; each refused one is reported (CRT-10). */
function ToCart({ sold }: { readonly sold: readonly SoldIngredient[] }) {
  const t = useMessages();
  const { money } = useFormatting();
  const dispatch = useShopDispatch();
  const allowed = useShopSelector(selectCartAllowed);
  const ready = useShopSelector(selectIsCartReady);
  const priced = sold.flatMap(({ product: { price, currency }, quantity }) =>
    price ? [{ currency, cents: Math.round(negotiatedPrice(price, quantity) * quantity) }] : [],
  );
  const [first] = priced;
  if (sold.length === 0) return null;
  const totalCents = priced.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div>
      <Total>
        <span>{t('content.ingredientsCost', { count: sold.length })}</span>
        {first && <Price amount={money(totalCents, first.currency)} tax={t('catalog.ht')} />}
      </Total>
      {allowed && (
        <Button
          variant="primary"
          aria-disabled={!ready || undefined}
          onClick={() => {
            if (!ready) return;
            const lines = sold.map(({ product, quantity }) => ({ productId: product.id, quantity }));
            dispatch(batchEvents.itemsAddRequested(lines));
          }}
        >
          <Icon icon={ShoppingBasket} size="small" />
          {t('content.toCart')}
        </Button>
      )}
      {priced.length < sold.length && <p>{t('content.ingredientsUnpriced')}</p>}
    </div>
  );
}

const Root = styled(Card).attrs({ as: 'section', $padding: '5' })`
  li {
    padding-block: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  > div {
    margin-top: ${tokens.space[5]};
  }
  > div > p {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  margin-bottom: ${tokens.space[3]};
  > p {
    white-space: nowrap;
  }
`;
