import { loginAddress } from '../../contract/pages/pageReference';
import { SUPPORT_PAGE } from '../../contract/recordings/supportPaths';
import type { ApiFailure } from '../../storefront/api';
import { useMessages, type MessageId } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { ButtonLink } from '../../storefront/ui/controls/ButtonLink';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';

interface CallFailureProps {
  readonly title: MessageId;
  readonly failure: Pick<ApiFailure, 'status' | 'code'>;
  readonly onRetry?: () => void;
}

/** A failed call of support's pages: what could not be done, why, and what to do next. A login opens in another tab. */
export function CallFailure({ title, failure, onRetry }: CallFailureProps) {
  const t = useMessages();
  const needsLogin = failure.status === 401 || failure.status === 403;
  return (
    <Message variant="error" announce title={t(title)}>
      <Stack $gap="3">
        <p>{t(reasonOf(failure))}</p>
        <Cluster>
          {needsLogin && (
            <ButtonLink href={loginAddress(SUPPORT_PAGE)} target="_blank" rel="noreferrer">
              {t('support.failure.login')}
            </ButtonLink>
          )}
          {onRetry && <Button onClick={onRetry}>{t('support.failure.retry')}</Button>}
        </Cluster>
      </Stack>
    </Message>
  );
}

function reasonOf({ status, code }: Pick<ApiFailure, 'status' | 'code'>): MessageId {
  if (code === 'LIMIT_EXCEEDED') return 'support.failure.limit';
  if (status === 0) return 'support.failure.noAnswer';
  if (status >= 500) return 'support.failure.server';
  return BY_STATUS[status] ?? 'support.failure.refused';
}

const BY_STATUS: Readonly<Record<number, MessageId>> = {
  401: 'support.failure.session',
  403: 'support.failure.forbidden',
  404: 'support.failure.missing',
  410: 'support.failure.erased',
  429: 'support.failure.busy',
};
