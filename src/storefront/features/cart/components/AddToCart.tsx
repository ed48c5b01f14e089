import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { largestAllowed, type QuantityRule } from '../../../../commerce/quantityRule';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { onIntent } from '../../../kernel/lazy';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/controls/Icon';
import { tokens } from '../../../ui/theme/tokens';
import { selectCartAllowed, selectMiniCartEnabled } from '../cartSelectors';
import { cartEvents, cartSelectors, contentKey, type SoldUnder } from '../cartSlice';
import { miniCart } from '../miniCart/lazyMiniCart';
import { loginToOrder } from './lazyLoginToOrder';
import { QuantityControl } from './quantity/QuantityControl';

interface AddToCartProps {
  readonly productId: string;
  /** Names the list around this control, to distinguish it from other controls for the same product on the page. */
  readonly where: string;
  readonly name: string;
  readonly rule: QuantityRule;
  /** Pieces in stock; null if not counted or not known. */
  readonly available?: number | null;
  /** For cards and dense tables: a short label. */
  readonly compact?: boolean;
  /** The id of the `QuantityHint`, if it is rendered elsewhere. */
  readonly hintId?: string;
  /** Controlled quantity; by default it is kept per product and model until it is added. */
  readonly quantity?: number;
  /** Suggested quantity; by default the smallest orderable one. */
  readonly usual?: number | undefined;
  readonly onQuantityChosen?: (quantity: number) => void;
  /** The selling model, and the number of deliveries if it has a term; without it the product is sold once. */
  readonly sold?: SoldUnder | undefined;
  /** Rendered below, if the product can be ordered and the quantity field is valid. */
  readonly children?: ReactNode;
}

/** Loads the mini cart's code before the press, because an addition opens it. */
const miniCartIntent = onIntent(miniCart);

/** The quantity field of the next product in the same list. */
function nextQuantity(field: HTMLElement): HTMLElement | undefined {
  const fields = [...(field.closest('ul,table')?.querySelectorAll<HTMLElement>('[data-adds] input') ?? [])];
  return fields[fields.indexOf(field) + 1];
}

/**
 * A quantity field and the button that adds to the cart; Enter in the field adds too and moves on to the next product.
 * Sends nothing that the quantity rule forbids.
 */
export function AddToCart(props: AddToCartProps) {
  const { productId, where, name, rule, available = null, compact = false, sold } = props;
  const stepperId = `${where} ${productId}`;
  const content = { productId, ...(sold && { sold }) };
  const key = contentKey(content);
  const t = useMessages();
  const dispatch = useShopDispatch();
  const allowed = useShopSelector(selectCartAllowed);
  const opensMiniCart = useShopSelector(selectMiniCartEnabled);
  const chosen = useShopSelector((state) => cartSelectors.selectChosenQuantity(state, key));
  const adding = useShopSelector((state) => cartSelectors.selectIsAdding(state, key));
  const problem = useShopSelector((state) => cartSelectors.selectProblem(state, key));
  const faulty = useShopSelector((state) => cartSelectors.selectRefused(state, stepperId)) !== null;
  const addButton = useRef<HTMLButtonElement>(null);
  const quantity = props.quantity ?? chosen ?? props.usual ?? rule.minimum;

  if (!allowed) return <loginToOrder.Show compact={compact} />;
  if (largestAllowed(rule, available) === null) {
    return (
      <Button disabled wide={compact}>
        {t('cart.unavailable')}
      </Button>
    );
  }
  const choose = (wanted: number) => {
    if (props.onQuantityChosen) props.onQuantityChosen(wanted);
    else dispatch(cartEvents.quantityChosen({ ...content, quantity: wanted }));
  };
  const add = (amount: number) => {
    dispatch(cartEvents.itemAddRequested({ ...content, quantity: amount, name, rule }));
  };
  return (
    <Root data-adds {...(opensMiniCart && miniCartIntent)}>
      <QuantityControl
        stepperId={stepperId}
        name={name}
        value={quantity}
        rule={rule}
        available={available}
        problem={problem}
        large={!compact}
        hintId={props.hintId}
        onCommit={choose}
        onEnter={(amount, field) => {
          // Text typed while the command is running stays in the field, to be added next.
          if (adding) return;
          add(amount);
          if (field) nextQuantity(field)?.focus();
        }}
        nextFocus={addButton}
      />
      <Button
        ref={addButton}
        variant="primary"
        busy={adding}
        aria-label={t('cart.addNamed', { name })}
        aria-disabled={faulty || undefined}
        // On some phones a press leaves the focus in the field: what is typed there is committed first.
        onMouseDown={() => (document.activeElement as HTMLElement | null)?.blur()}
        onClick={() => {
          // An invalid field is not committed: `quantity` is then not what the field shows.
          if (!faulty) add(quantity);
        }}
      >
        <Icon icon={ShoppingBasket} size="small" />
        {t(compact ? 'cart.addShort' : 'cart.add')}
      </Button>
      {!faulty && props.children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  > button {
    flex: 99 0 auto;
  }
  /* Beside the button, which takes nearly all the remaining width; on a row of its own in full width. */
  > div {
    flex: auto;
  }
  [role='group'] {
    width: 100%;
  }
  > output {
    width: 100%;
    font-weight: 600;
  }
  /* A message at the top of every page says that ordering needs JavaScript. */
  @media (scripting: none) {
    display: none;
  }
`;
