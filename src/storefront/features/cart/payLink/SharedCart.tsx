import type { CartItems } from '../../../../contract/cart/cartItem';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { payCheckoutAddress } from '../../../../contract/pages/payLink';
import { AmountsIn } from '../../../formatting';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Message } from '../../../ui/feedback/Message';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { WithAside } from '../../../ui/layout/WithAside';
import { selectIsStaff } from '../../visitor';
import { CartTotals } from '../components/CartTotals';
import { FixedLines } from '../components/lines/FixedLines';

/** A shared cart, read only: its lines and sums, and the way into its checkout until it is paid. */
export function SharedCart({ cartId, items }: { readonly cartId: string; readonly items: CartItems }) {
  const t = useMessages();
  const isStaff = useShopSelector(selectIsStaff);
  const isPaid = items.cartSummary.status === 'Closed';
  return (
    <AmountsIn currency={items.cartSummary.currencyIsoCode}>
      <Stack>
        {isPaid ? <Message variant="success">{t('payLink.paid')}</Message> : <p>{t('payLink.intro')}</p>}
        <WithAside>
          <FixedLines label={t('payLink.lines')} first={items} sharedCartId={cartId} />
          <Card as="section" aria-labelledby="shared-totals">
            <Stack>
              <h2 id="shared-totals">{t('cart.totals.title')}</h2>
              <CartTotals items={items} />
              {isPaid ? (
                <ButtonLink href={CART_ADDRESS}>{t('cart.seeCart')}</ButtonLink>
              ) : isStaff ? (
                <Message>{t('cart.staff')}</Message>
              ) : (
                <ButtonLink href={payCheckoutAddress(cartId)} variant="primary" wide>
                  {t('payLink.pay')}
                </ButtonLink>
              )}
            </Stack>
          </Card>
        </WithAside>
      </Stack>
    </AmountsIn>
  );
}
