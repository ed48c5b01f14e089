import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { Link } from '../../../ui/controls/Link';
import { Message } from '../../../ui/feedback/Message';
import { Card } from '../../../ui/layout/Card';
import { ShowAt } from '../../../ui/layout/ShowAt';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { totalCents, type ReadCheckout } from '../checkoutApi';
import { heldGroups, isOfSharedCart, promisedDays, selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { selectHasUnsavedShares } from '../deliveries/unsavedShares';
import { CheckoutTotals } from './CheckoutTotals';
import { OrderBefore } from './OrderBefore';

interface OrderSummaryProps {
  readonly checkout: ReadCheckout;
  /** What there is to say of the total, below it. */
  readonly children?: ReactNode;
}

/** The order's summary: on large screens beside the steps, on smaller ones folded above them. */
export function OrderSummary(props: OrderSummaryProps) {
  const { checkout } = props;
  const t = useMessages();
  const { money } = useFormatting();
  const dispatch = useShopDispatch();
  const { summaryOpen } = useShopSelector(selectCheckoutState);
  return (
    <>
      <ShowAt $small $medium>
        <Disclosure
          summary={t('checkout.summary.folded', { amount: money(totalCents(checkout)) })}
          open={summaryOpen}
          onToggle={(open) => dispatch(checkoutEvents.summaryToggled({ open }))}
        >
          <Facts {...props} />
        </Disclosure>
      </ShowAt>
      <Beside $large>
        <Card as="aside" aria-labelledby="checkout-summary">
          <Stack>
            <h2 id="checkout-summary">{t('checkout.summary.title')}</h2>
            <Facts {...props} />
          </Stack>
        </Card>
      </Beside>
    </>
  );
}

function Facts({ checkout, children }: OrderSummaryProps) {
  const t = useMessages();
  const { day, quantity } = useFormatting();
  const isOfBefore = useShopSelector(selectHasUnsavedShares);
  const groups = heldGroups(checkout);
  const days = promisedDays(checkout);
  const numberOf = (group: string) => checkout.deliveryGroups.items.findIndex(({ id }) => id === group) + 1;
  const { totalProductCount, uniqueProductCount } = checkout.cartSummary;
  return (
    <Stack $gap="3">
      <p>
        {t('checkout.summary.goods', {
          lines: uniqueProductCount,
          shownLines: quantity(uniqueProductCount),
          pieces: Number(totalProductCount),
          shownPieces: quantity(totalProductCount),
        })}{' '}
        {!isOfSharedCart(checkout) && <Link href={CART_ADDRESS}>{t('checkout.review.changeCart')}</Link>}
      </p>
      <CheckoutTotals checkout={checkout} />
      {children}
      {isOfBefore && <Message>{t('checkout.shares.amountsOfBefore')}</Message>}
      {groups.map(({ id }, index) => {
        const when = days[index];
        if (when === undefined) return null;
        const values = { day: day(when), number: numberOf(id) };
        return (
          <p key={id}>{t(groups.length === 1 ? 'checkout.summary.delivery' : 'checkout.summary.deliveryOf', values)}</p>
        );
      })}
      <OrderBefore days={days} />
    </Stack>
  );
}

const Beside = styled(ShowAt)`
  position: sticky;
  top: calc(var(--page-top, 0px) + var(--stuck, 0rem) + ${tokens.space[4]});
  h2 {
    font-size: ${tokens.size.large};
  }
`;
