import RotateCw from 'lucide-react/icons/rotate-cw';
import styled from 'styled-components';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import type { ReorderedLine } from '../../../../contract/orders/orderSummary';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useFormatting } from '../../../formatting';
import { useMessages, type MessageId } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import type { ButtonVariant } from '../../../ui/controls/button.styles';
import { Icon } from '../../../ui/controls/Icon';
import { Message } from '../../../ui/feedback/Message';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { Personal } from '../../../kernel/personal';
import { reorderEvents, selectReorder } from '../again/reorderSlice';

interface OrderAgainProps {
  readonly orderSummaryId: string;
  readonly reference: string;
  readonly variant?: ButtonVariant;
}

/** Adds the lines of an order to the cart. */
export function OrderAgain({ orderSummaryId, reference, variant = 'secondary' }: OrderAgainProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight } = useShopSelector(selectReorder);
  return (
    <Button
      variant={variant}
      busy={inFlight?.orderSummaryId === orderSummaryId}
      busyLabel={t('orders.again.busy')}
      onClick={() => dispatch(reorderEvents.requested(orderSummaryId))}
    >
      <Icon icon={RotateCw} size="small" />
      {t('orders.again')}
      <VisuallyHidden> {t('orders.again.of', { reference })}</VisuallyHidden>
    </Button>
  );
}

/** The outcome of ordering again, with each line that is not complete, until it is dismissed or the page is left. */
export function OrderAgainOutcome({ orderSummaryId }: Pick<OrderAgainProps, 'orderSummaryId'>) {
  const t = useMessages();
  const { outcome } = useShopSelector(selectReorder);
  if (outcome?.orderSummaryId !== orderSummaryId) return null;
  if ('failed' in outcome) {
    return (
      <Message variant="error" announce title={t('orders.again.failed')}>
        <p>{t(failureText(outcome.failed))}</p>
      </Message>
    );
  }
  const { lines } = outcome;
  // The server is still adding lines: the cart reports their outcome.
  if (lines.some(({ statusCode }) => statusCode === 202)) {
    return (
      <Message variant="success" announce title={t('orders.again.queued', { count: lines.length })}>
        <Onwards hasLines />
      </Message>
    );
  }
  const short = lines.filter(({ errorCode }) => errorCode !== null);
  const added = lines.filter(({ addedQuantity }) => Number(addedQuantity) > 0).length;
  return (
    <Message
      variant={short.length === 0 ? 'success' : 'warning'}
      announce
      title={titleOf(t, { all: lines.length, added, missing: short.length })}
    >
      <Stack $gap="2">
        {short.length > 0 && (
          <ul>
            {short.map((line) => (
              <ShortLine key={line.orderItemSummaryId} line={line} />
            ))}
          </ul>
        )}
        <Onwards hasLines={added > 0} />
      </Stack>
    </Message>
  );
}

function titleOf(
  t: ReturnType<typeof useMessages>,
  { all, added, missing }: { readonly all: number; readonly added: number; readonly missing: number },
): string {
  if (missing === 0) return t('orders.again.all', { count: all });
  return added === 0 ? t('orders.again.none') : t('orders.again.some', { added, missing });
}

function ShortLine({ line }: { readonly line: ReorderedLine }) {
  const t = useMessages();
  const { quantity: written } = useFormatting();
  const { name, quantity, addedQuantity, message } = line;
  return (
    <li>
      {Number(addedQuantity) > 0
        ? t('orders.again.part', { name, added: written(addedQuantity), quantity: written(quantity) })
        : t('orders.again.left', { name })}{' '}
      {message !== null && <Personal token={message} />}
    </li>
  );
}

function Onwards({ hasLines }: { readonly hasLines: boolean }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  return (
    <Ways>
      {hasLines && (
        <ButtonLink href={CART_ADDRESS} variant="primary">
          {t('orders.again.cart')}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={() => dispatch(reorderEvents.outcomeRead())}>
        {t('orders.again.read')}
      </Button>
    </Ways>
  );
}

const Ways = styled(Cluster)`
  margin-top: ${tokens.space[2]};
`;

function failureText({ code, status }: { readonly code: string; readonly status: number }): MessageId {
  if (code === 'NO_ANSWER' || code === 'ABORTED') return 'orders.again.noAnswer';
  return [401, 403, 404].includes(status) ? 'orders.again.gone' : 'orders.again.serverDown';
}
