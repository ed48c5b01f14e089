import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { WithPhone } from '../../../formatting';
import { useMessages } from '../../../messages';
import { isLivePage } from '../../../kernel/livePage';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { RetryButton } from '../../fallback/retry/late';
import { FrameSkeleton } from './FrameSkeleton';
import { LiveFrame } from './LiveFrame';
import type { PaymentFrameProps } from './paymentFrameProps';

/**
 * The payment provider's form. The server render reserves its space. If the form's page could not be loaded, an error
 * message and a button stand in its place. A replay, and DevTools showing an earlier state, show the same, or otherwise
 * a line of text. None of these has a frame or sends a request.
 */
export function PaymentFrame({ isAbsent, onRetry, ...props }: PaymentFrameProps) {
  const t = useMessages();
  const store = useStore();
  const presence = useSyncExternalStore<'live' | 'away' | 'coming'>(
    (changed) => store.subscribe(changed),
    () => (isLivePage(store) ? 'live' : 'away'),
    () => 'coming',
  );
  if (presence === 'coming') return <FrameSkeleton />;
  if (isAbsent) {
    return (
      <Stack>
        <Message variant="error" announce>
          <WithPhone text={t('payment.unavailable', { phone: t('header.phone') })} />
        </Message>
        <div>
          <RetryButton onRetry={onRetry}>{t('payment.retry')}</RetryButton>
        </div>
      </Stack>
    );
  }
  if (presence === 'away') return <Message>{t('payment.away')}</Message>;
  return <LiveFrame {...props} key={props.method} />;
}
