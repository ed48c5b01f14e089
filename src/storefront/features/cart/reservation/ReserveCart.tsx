import styled from 'styled-components';
import { parisClock } from '../../../../commerce/calendar/parisCalendar';
import type { HeldStock } from '../../../../contract/cart/cart';
import { INVENTORY_RESERVATION_SECONDS } from '../../../../contract/constants';
import { useFormatting, type Formatting } from '../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { contextApi } from '../../context';
import { reservationEvents, selectReservation } from './reservationSlice';

const SECONDS_OF_HOUR = 3600;
const selectContext = contextApi.endpoints.applicationContext.select();

interface ReserveCartProps {
  /** The cart's reservation when the cart was read; null: none. */
  readonly reservation: HeldStock | null;
}

/** Reserves the stock of the cart for a buyer who orders later, and releases it; nothing where no stock is counted. */
export function ReserveCart({ reservation }: ReserveCartProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { day, number } = useFormatting();
  const { inFlight, held, problem } = useShopSelector(selectReservation);
  const isCounted = useShopSelector(
    (state) => selectContext(state).data?.inventoryConfiguration?.isInventoryEnabled === true,
  );
  if (!isCounted) return null;
  const isReserved = held === 'reserved' || (held === 'unknown' && reservation?.isComplete === true);
  // Since the reservation the cart has grown, or stock was released without a request.
  const isPartly = held === 'unknown' && reservation?.isComplete === false;
  return (
    <Stack $gap="3">
      <Button
        wide
        busy={inFlight.length > 0}
        busyLabel={t('reservation.asking')}
        onClick={() => dispatch(reservationEvents.requested(isReserved ? 'release' : 'reserve'))}
      >
        {t(isReserved ? 'reservation.release' : 'reservation.reserve')}
      </Button>
      {isPartly && (
        <Button
          wide
          variant="quiet"
          busy={inFlight.length > 0}
          busyLabel={t('reservation.asking')}
          onClick={() => dispatch(reservationEvents.requested('release'))}
        >
          {t('reservation.release')}
        </Button>
      )}
      {problem !== null && (
        <Message variant="error" announce>
          {t('reservation.failed', { why: WHY[problem] ?? 'call' })}
        </Message>
      )}
      <Outcome role="status">
        {problem === null &&
          held !== 'unknown' &&
          t(isReserved ? 'reservation.reserved' : 'reservation.released', {
            hours: number(INVENTORY_RESERVATION_SECONDS / SECONDS_OF_HOUR),
          })}
        {problem === null &&
          held === 'unknown' &&
          reservation !== null &&
          t(isPartly ? 'reservation.partly' : 'reservation.until', ended(reservation, day))}
      </Outcome>
    </Stack>
  );
}

/** A live region must exist before its text, to be announced; while it is empty it takes no space. */
const Outcome = styled.p`
  &:empty {
    margin-top: calc(-1 * ${tokens.space[3]});
  }
`;

/** When a reservation ends, in the time of Paris: day, hour and minute. */
function ended({ expiresAt }: HeldStock, day: Formatting['day']) {
  const at = parisClock(Date.parse(expiresAt));
  const minute = String(at.minutes % 60).padStart(2, '0');
  return { day: day(at.day), hour: Math.floor(at.minutes / 60), minute };
}

/** Why nothing was reserved, by code; with any other code the call itself failed. */
const WHY: Readonly<Record<string, 'stock' | 'limit'>> = {
  INSUFFICIENT_INVENTORY: 'stock',
  ITEM_NOT_FOUND: 'stock',
  LIMIT_EXCEEDED: 'limit',
};
