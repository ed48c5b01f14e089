import styled from 'styled-components';
import { largestAllowed, readQuantityRule } from '../../../../commerce/quantityRule';
import type { CartItem } from '../../../../contract/cart/cartItem';
import type { ProductOverview } from '../../../../contract/catalog/product';
import { parseProductFields } from '../../../../contract/catalog/productFields';
import { unbroken, useFormatting } from '../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { tokens } from '../../../ui/theme/tokens';
import { cartEvents, cartSelectors, problemText } from '../../cart';
import { Packshot } from '../../catalog';
import { useDataLanguage } from '../../context';

interface WrapChoiceProps {
  readonly wrap: ProductOverview;
  /** Pieces in stock; null if not counted or not known. */
  readonly available: number | null;
  /** The wrap's line in the cart; null if it is not chosen. */
  readonly line: CartItem | null;
  /** The cart is being fetched again: the answer to an addition arrives before the cart with its line. */
  readonly isReading: boolean;
}

/** A kind of gift wrap, ticked while it is in the cart. Its quantity is chosen in its line. */
export function WrapChoice({ wrap, available, line, isReading }: WrapChoiceProps) {
  const t = useMessages();
  const formatting = useFormatting();
  const lang = useDataLanguage();
  const dispatch = useShopDispatch();
  const cartItemId = line?.cartItemId ?? null;
  const adding = useShopSelector((state) => cartSelectors.selectIsAdding(state, wrap.id));
  const removing = useShopSelector((state) => cartSelectors.selectIsRemoving(state, cartItemId ?? ''));
  const problem = useShopSelector((state) => cartSelectors.selectProblem(state, wrap.id));
  const added = useShopSelector((state) => cartSelectors.selectLastAdded(state)?.productId === wrap.id);
  const arriving = added && line === null && isReading;
  const name = wrap.name ?? '';
  const rule = readQuantityRule(wrap.purchaseQuantityRule);
  const { packaging } = parseProductFields(wrap.fields);
  const price = wrap.prices?.success ? formatting.wireMoney(wrap.prices.unitPrice) : null;
  const soldOut = line === null && largestAllowed(rule, available) === null;
  const fault = problem && problemText(problem, available);

  const choose = (chosen: boolean) => {
    if (adding || arriving || removing) return;
    if (chosen) {
      dispatch(cartEvents.itemAddRequested({ productId: wrap.id, quantity: rule.minimum, name, rule }));
    } else if (cartItemId !== null) {
      const quantity = Number(line?.quantity);
      dispatch(cartEvents.itemRemoveRequested({ cartItemId, productId: wrap.id, quantity, name }));
    }
  };
  const facts = [
    price !== null && t('giftWrap.price', { price }),
    packaging !== '' && unbroken(packaging),
    soldOut && t('giftWrap.soldOut'),
  ].filter((fact) => fact !== false);
  return (
    <Row aria-busy={adding || arriving || removing}>
      <Packshot url={wrap.defaultImage?.url ?? null} />
      <Checkbox
        label={<span lang={lang}>{unbroken(name)}</span>}
        hint={facts.join(' · ')}
        // Firefox restores a box before the page's scripts run, and the change would be repeated as a purchase.
        autoComplete="off"
        error={fault && t(fault.id, formatting.values(fault.values ?? {}))}
        checked={adding || arriving || (line !== null && !removing)}
        disabled={soldOut || price === null}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};
  border-top: 1px solid ${tokens.color.hairline};
  img {
    flex: none;
    width: 4rem;
    height: 4rem;
    object-fit: contain;
    border-radius: ${tokens.radius.control};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  label {
    font-weight: 600;
  }
`;
