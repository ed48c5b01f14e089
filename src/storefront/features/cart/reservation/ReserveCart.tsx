import { INVENTORY_RESERVATION_SECONDS } from '../../../../contract/constants';
import { useFormatting } from '../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { contextApi } from '../../context';
import { reservationEvents, selectReservation } from './reservationSlice';

const SECONDS_OF_HOUR = 3600;
const selectContext = contextApi.endpoints.applicationContext.select();

/** Reserves the stock of the cart for a buyer who orders later, and releases it; nothing where no stock is counted. */
export function ReserveCart() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { number } = useFormatting();
  const { inFlight, held, problem } = useShopSelector(selectReservation);
  const isCounted = useShopSelector(
    (state) => selectContext(state).data?.inventoryConfiguration?.isInventoryEnabled === true,
  );
  if (!isCounted) return null;
  const isReserved = held === 'reserved';
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
      {problem !== null && (
        <Message variant="error" announce>
          {t('reservation.failed', { why: WHY[problem] ?? 'call' })}
        </Message>
      )}
      <p role="status">
        {problem === null &&
          held !== 'unknown' &&
          t(isReserved ? 'reservation.reserved' : 'reservation.released', {
            hours: number(INVENTORY_RESERVATION_SECONDS / SECONDS_OF_HOUR),
          })}
      </p>
    </Stack>
  );
}

/** Why nothing was reserved, by code; others are faults of the call. */
const WHY: Readonly<Record<string, 'stock' | 'limit'>> = {
  INSUFFICIENT_INVENTORY: 'stock',
  ITEM_NOT_FOUND: 'stock',
  LIMIT_EXCEEDED: 'limit',
};
