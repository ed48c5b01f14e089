import styled from 'styled-components';
import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { parseMoney } from '../../../../contract/money';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Actions } from '../../../ui/layout/Actions';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import type { ReadCheckout } from '../checkoutApi';
import { isStepDone, selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { LineShares } from './LineShares';
import { arrangementsOf, sharedLines } from './shares';

interface ShareOutProps {
  /** All groups of the cart, the default one first. */
  readonly groups: readonly DeliveryGroup[];
  readonly checkout: ReadCheckout;
}

/** How many of each product go to which delivery. The rest stays in the first. */
export function ShareOut({ groups, checkout }: ShareOutProps) {
  const t = useMessages();
  const { money } = useFormatting();
  const dispatch = useShopDispatch();
  const state = useShopSelector(selectCheckoutState);
  const { delivery, inFlight } = state;
  const lines = sharedLines(groups);
  const ids = groups.map(({ id }) => id);
  const arrangements = arrangementsOf(lines, ids, delivery.shares);
  const isChanged = arrangements.length > 0;
  const busy = inFlight.some(({ kind }) => kind === 'arrange');
  const unaddressed = groups.find((group) => group.totalCartItemCount > 0 && group.deliveryAddress === null);
  const chargeCents = parseMoney(checkout.cartSummary.totalChargeAmount) ?? 0;

  const goOn = () => {
    if (unaddressed) dispatch(checkoutEvents.groupOpened({ group: unaddressed.id }));
    else if (isChanged) dispatch(checkoutEvents.sharesSubmitted({ arrangements, onwards: true }));
    else if (isStepDone('delivery', checkout, state)) dispatch(checkoutEvents.deliveriesSettled());
  };
  return (
    <Shares as="section" aria-labelledby="share-out">
      <Stack $gap="2">
        <h3 id="share-out">{t('checkout.shares.heading')}</h3>
        <p>{t('checkout.shares.intro')}</p>
      </Stack>
      {lines.map((line) => (
        <LineShares key={line.cartItemId} line={line} groups={groups} />
      ))}
      {isChanged && (
        <Message>
          <p>{t('checkout.shares.changed')}</p>
          <Unsaved>
            <Button
              busy={busy}
              busyLabel={t('checkout.saving')}
              onClick={() => dispatch(checkoutEvents.sharesSubmitted({ arrangements, onwards: false }))}
            >
              {t('checkout.shares.save')}
            </Button>
            <Button variant="quiet" onClick={() => dispatch(checkoutEvents.sharesForgotten())}>
              {t('checkout.shares.forget')}
            </Button>
          </Unsaved>
        </Message>
      )}
      <Sum>
        <span>{t(isChanged ? 'checkout.deliveries.chargeBefore' : 'checkout.deliveries.charge')}</span>
        <strong>
          {chargeCents === 0 ? t('checkout.delivery.free') : t('checkout.delivery.fee', { amount: money(chargeCents) })}
        </strong>
      </Sum>
      <Actions>
        <Button variant="primary" busy={busy} busyLabel={t('checkout.saving')} onClick={goOn}>
          {t('checkout.continue')}
        </Button>
      </Actions>
    </Shares>
  );
}

const Shares = styled(Stack)`
  margin-top: ${tokens.space[3]};
`;

const Unsaved = styled(Cluster)`
  margin-top: ${tokens.space[3]};
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  strong {
    font-weight: 600;
    white-space: nowrap;
  }
`;
