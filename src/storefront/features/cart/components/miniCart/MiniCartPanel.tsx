import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type FocusEvent, type PointerEvent } from 'react';
import { CART_ADDRESS, CHECKOUT_ADDRESS } from '../../../../../contract/pages/pageReference';
import { AmountsIn } from '../../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { IconButton } from '../../../../ui/controls/IconButton';
import { useFreePosition } from '../../../../ui/overlays/useFreePosition';
import { selectFormFactor } from '../../../viewport';
import { selectIsStaff } from '../../../visitor';
import { cartApi } from '../../cartApi';
import { selectSummary } from '../../cartSelectors';
import { cartSelectors } from '../../cartSlice';
import { miniCartClosed, miniCartEntered, miniCartLeft, miniCartRequested } from '../../miniCart/miniCartSlice';
import { CartStatus } from '../CartStatus';
import { AddedText } from './AddedText';
import { ExpressCheckout } from './ExpressCheckout';
import { MiniCartSum } from './MiniCartSum';
import { Actions, Head, Panel, RoomBelow, Roomy } from './miniCartPanel.styles';
import { useDrawnUp } from './useDrawnUp';
import { useFocusBack } from './useFocusBack';
import { useUncovered } from './useUncovered';

/** Everything that the panel must not cover: controls that add to the cart, and the consent question. */
const OBSTACLES = '[data-adds],[data-consent]';

/**
 * The mini cart after an addition: it takes no focus, covers no control that adds, and closes by itself. On phones it
 * is a bar at the bottom, which can be drawn up to the dialog.
 */
export function MiniCartPanel() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { data } = cartApi.useCartItemsQuery(1);
  const filled = data && data.totalItemCount > 0 ? data : null;
  const adding = useShopSelector(cartSelectors.selectIsAddingAny);
  const hasAdded = useShopSelector(cartSelectors.selectLastAdded) !== null;
  // The lines are read when the panel opens; the summary is known before, because the badge shows it.
  const hadSome = useShopSelector((state) => Number(selectSummary(state).data?.totalProductCount) > 0);
  const canBeOrdered = filled !== null || hadSome || hasAdded;
  const isStaff = useShopSelector(selectIsStaff);
  const isBar = useShopSelector(selectFormFactor) === 'small';
  const close = () => dispatch(miniCartClosed());
  const drawUp = () => dispatch(miniCartRequested());
  useFreePosition(panel, isBar ? null : OBSTACLES);
  useUncovered(panel, isBar);
  useEscape(close);
  useFocusBack(panel);
  return (
    <Panel
      ref={panel}
      aria-labelledby={titleId}
      onPointerEnter={() => dispatch(miniCartEntered())}
      onPointerLeave={({ currentTarget }: PointerEvent) => {
        if (!currentTarget.contains(document.activeElement)) dispatch(miniCartLeft());
      }}
      onFocus={() => dispatch(miniCartEntered())}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) dispatch(miniCartLeft());
      }}
      {...useDrawnUp(drawUp, close)}
    >
      <RoomBelow />
      <Head>
        <h2 id={titleId}>{t('cart.mini.title')}</h2>
        <IconButton icon={ChevronUp} label={t('cart.mini.draw')} variant="bare" onClick={drawUp} />
        <IconButton icon={X} label={t('cart.mini.continue')} variant="bare" onClick={close} />
      </Head>
      <p role="status">
        <AddedText />
      </p>
      {adding && <p aria-hidden>{t('cart.mini.adding')}</p>}
      <CartStatus />
      {filled && (
        <Roomy>
          <AmountsIn currency={filled.cartSummary.currencyIsoCode}>
            <MiniCartSum items={filled} />
          </AmountsIn>
        </Roomy>
      )}
      <Actions>
        <ButtonLink href={CART_ADDRESS}>{t('cart.mini.seeCart')}</ButtonLink>
        {!isStaff && (
          <ButtonLink
            href={CHECKOUT_ADDRESS}
            variant="primary"
            // While the first product is on its way there is nothing to order. The same link becomes usable, so that
            // it keeps the focus and the panel its size.
            {...(!canBeOrdered && { 'aria-disabled': true })}
          >
            {t('cart.mini.checkout')}
          </ButtonLink>
        )}
      </Actions>
      <Roomy>{canBeOrdered && <ExpressCheckout />}</Roomy>
    </Panel>
  );
}

/** Escape closes the panel from anywhere on the page, unless something else handles it. */
function useEscape(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
