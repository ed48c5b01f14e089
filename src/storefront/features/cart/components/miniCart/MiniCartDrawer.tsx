import styled from 'styled-components';
import { parseMoney } from '../../../../../contract/money';
import { CART_ADDRESS, CHECKOUT_ADDRESS } from '../../../../../contract/pages/pageReference';
import type { CartItems } from '../../../../../contract/cart/cartItem';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import cartLinesTexts from '../../../../messages/fr-FR/cartLines.json';
import cartProblemsTexts from '../../../../messages/fr-FR/cartProblems.json';
import { Button } from '../../../../ui/controls/Button';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { Message } from '../../../../ui/feedback/Message';
import { Stack } from '../../../../ui/layout/Stack';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { Price } from '../../../../ui/text/Price';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { tokens } from '../../../../ui/theme/tokens';
import { selectIsStaff } from '../../../visitor';
import { cartApi } from '../../cartApi';
import { cartSelectors } from '../../cartSlice';
import { miniCartClosed } from '../../miniCart/miniCartSlice';
import { FreeDeliveryMeter } from '../FreeDeliveryMeter';
import { MiniCartLines } from './MiniCartLines';

/** The cart in a modal drawer. */
function MiniCartDrawer() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const lines = cartApi.useCartItemsQuery(1);
  const filled = lines.data && lines.data.totalItemCount > 0 ? lines.data : null;
  const isStaff = useShopSelector(selectIsStaff);
  const close = () => dispatch(miniCartClosed());
  return (
    <Dialog
      open
      position="right"
      title={t('cart.mini.title')}
      closeLabel={t('cart.mini.close')}
      onClose={close}
      footer={
        <Stack $gap="3">
          {filled && <Subtotal items={filled} />}
          {filled && isStaff && <Message>{t('cart.staff')}</Message>}
          {filled && !isStaff && (
            <ButtonLink href={CHECKOUT_ADDRESS} variant="primary" wide>
              {t('cart.mini.checkout')}
            </ButtonLink>
          )}
          <ButtonLink href={CART_ADDRESS} wide>
            {t('cart.mini.seeCart')}
          </ButtonLink>
          <Button variant={filled ? 'secondary' : 'primary'} wide onClick={close}>
            {t('cart.mini.continue')}
          </Button>
        </Stack>
      }
    >
      <Announcement />
      <MiniCartLines {...lines} />
    </Dialog>
  );
}

/** Announces the added product to screen readers. */
function Announcement() {
  const t = useMessages();
  const { number } = useFormatting();
  const added = useShopSelector(cartSelectors.selectLastAdded);
  const processing = useShopSelector(cartSelectors.selectIsProcessing);
  const done = added && {
    name: added.name ?? '',
    named: added.name === null ? 'no' : 'yes',
    quantity: number(added.quantity),
  };
  return (
    <VisuallyHidden role="status">
      {processing ? t('cart.mini.adding') : done ? t('cart.mini.added', done) : ''}
    </VisuallyHidden>
  );
}

function Subtotal({ items: { cartSummary } }: { readonly items: CartItems }) {
  const t = useMessages();
  const { money } = useFormatting();
  const netProductCents = parseMoney(cartSummary.totalProductAmountAfterAdjustments) ?? 0;
  return (
    <>
      <FreeDeliveryMeter netProductCents={netProductCents} />
      <Sum>
        <span>{t('cart.mini.subtotal')}</span>
        <Price amount={money(netProductCents)} tax={t('cart.ht')} />
      </Sum>
    </>
  );
}

const Sum = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  font-weight: 600;
`;

export const miniCartModule = {
  Component: MiniCartDrawer,
  texts: { ...cartLinesTexts, ...cartProblemsTexts },
} as const;
