import type { ReactNode } from 'react';
import { CART_ADDRESS, CHECKOUT_ADDRESS } from '../../../../../contract/pages/pageReference';
import { AmountsIn } from '../../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { Message } from '../../../../ui/feedback/Message';
import { Stack } from '../../../../ui/layout/Stack';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { selectIsStaff } from '../../../visitor';
import { cartApi } from '../../cartApi';
import { miniCartClosed } from '../../miniCart/miniCartSlice';
import { AddedText } from './AddedText';
import { ExpressCheckout } from './ExpressCheckout';
import { MiniCartLines } from './MiniCartLines';
import { MiniCartSum } from './MiniCartSum';

/** The cart in a modal drawer. */
export function MiniCartDrawer({ below }: { readonly below?: ReactNode }) {
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
          {filled && (
            <AmountsIn currency={filled.cartSummary.currencyIsoCode}>
              <MiniCartSum items={filled} />
            </AmountsIn>
          )}
          {filled && isStaff && <Message>{t('cart.staff')}</Message>}
          {filled && !isStaff && (
            <ButtonLink href={CHECKOUT_ADDRESS} variant="primary" wide>
              {t('cart.mini.checkout')}
            </ButtonLink>
          )}
          {filled && <ExpressCheckout />}
          <ButtonLink href={CART_ADDRESS} wide>
            {t('cart.mini.seeCart')}
          </ButtonLink>
          <Button variant={filled || (!lines.data && lines.error) ? 'secondary' : 'primary'} wide onClick={close}>
            {t('cart.mini.continue')}
          </Button>
        </Stack>
      }
    >
      <VisuallyHidden role="status">
        <AddedText />
      </VisuallyHidden>
      <Stack>
        <AmountsIn currency={lines.data?.cartSummary.currencyIsoCode}>
          <MiniCartLines {...lines} />
        </AmountsIn>
        {below}
      </Stack>
    </Dialog>
  );
}
