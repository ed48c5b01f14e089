import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useMessages } from '../../../messages';
import { isLivePage } from '../../../kernel/livePage';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { FrameSkeleton } from './FrameSkeleton';
import { LiveFrame } from './LiveFrame';
import type { PaymentFrameProps } from './paymentFrameProps';

/**
 * The payment provider's form. The server render reserves its space; a replay, and DevTools showing an earlier state,
 * show a line of text instead. None of these has a frame or sends a request.
 */
export function PaymentFrame(props: PaymentFrameProps) {
  const t = useMessages();
  const store = useStore();
  const presence = useSyncExternalStore<'live' | 'away' | 'coming'>(
    (changed) => store.subscribe(changed),
    () => (isLivePage(store) ? 'live' : 'away'),
    () => 'coming',
  );
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  if (presence === 'coming') return <FrameSkeleton />;
  if (presence === 'away') return <Message>{t('payment.away')}</Message>;
  if (failedAttempt === attempt) {
    return (
      <Stack>
        <Message variant="error" announce>
          {t('payment.unavailable')}
        </Message>
        <div>
          <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            {t('payment.retry')}
          </Button>
        </div>
      </Stack>
    );
  }
  const fail = () => {
    setFailedAttempt(attempt);
    props.onProblem('unavailable');
  };
  return <LiveFrame {...props} key={`${props.method} ${attempt}`} onAbsent={fail} />;
}
