import type { ReactNode } from 'react';
import { HOME_ADDRESS, loginAddress } from '../../contract/pages/pageReference';
import type { ApiFailure } from '../../storefront/api';
import { useMessages, type MessageId } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { ButtonLink } from '../../storefront/ui/controls/ButtonLink';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { failureText } from './failureText';

interface FailureMessageProps {
  readonly title: MessageId;
  readonly failure: ApiFailure;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}

/**
 * A failed call: what could not be done, why, and what to do next. A login opens in another tab, so that this page
 * stays.
 */
export function FailureMessage({ title, failure, onRetry, children }: FailureMessageProps) {
  const t = useMessages();
  const needsLogin = failure.status === 401 || failure.status === 403;
  return (
    <Message variant="error" announce title={t(title)}>
      <Stack $gap="3">
        <p>{t(failureText(failure, title === 'builder.failure.reading'))}</p>
        <Cluster>
          {needsLogin && (
            <ButtonLink href={loginAddress(HOME_ADDRESS)} target="_blank" rel="noreferrer">
              {t('builder.failure.login')}
            </ButtonLink>
          )}
          {onRetry && <Button onClick={onRetry}>{t('builder.retry')}</Button>}
          {children}
        </Cluster>
      </Stack>
    </Message>
  );
}
