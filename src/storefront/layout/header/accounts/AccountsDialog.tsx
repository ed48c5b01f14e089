import { useId } from 'react';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlays/Dialog';
import Building2 from 'lucide-react/icons/building-2';
import CloudOff from 'lucide-react/icons/cloud-off';
import { profileMenuClosed, selectAccountChoice } from '../../../kernel/session';
import { FailureText, RetryButton } from '../../../features/fallback/retry/late';
import { customerApi } from '../../../features/visitor/acting/late';
import { AccountList } from './AccountList';
import { allAccounts, hasOtherAccount } from './allAccounts';

/** The modal in which the shopper chooses the effective account. */
export function AccountsDialog() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const choice = useShopSelector(selectAccountChoice);
  return (
    <Dialog
      open
      title={t('accounts.title')}
      closeLabel={t('accounts.close')}
      onClose={() => void dispatch(profileMenuClosed())}
    >
      <Stack $gap="4">
        {choice !== null && choice.code !== null && (
          <Message variant="error" title={t('accounts.refused.title', { name: choice.name })} announce>
            {t('accounts.refused.text')}
          </Message>
        )}
        <Accounts />
      </Stack>
    </Dialog>
  );
}

function Accounts() {
  const t = useMessages();
  const hintId = useId();
  const { currentData: data, error, isFetching, refetch } = customerApi.useManagedAccountsQuery(allAccounts);
  if (error) {
    return (
      <EmptyState
        icon={CloudOff}
        level={3}
        title={t('accounts.failed.title')}
        actions={
          <RetryButton busy={isFetching} onRetry={refetch}>
            {t('accounts.failed.retry')}
          </RetryButton>
        }
      >
        <FailureText busy={isFetching}>{t('accounts.failed.text')}</FailureText>
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('accounts.loading')}>
        <Stack $gap="3">
          <Skeleton height="4.5rem" shape="block" />
          <Skeleton height="4.5rem" shape="block" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (!hasOtherAccount(data)) {
    return (
      <EmptyState icon={Building2} level={3} title={t('accounts.empty.title')}>
        {t('accounts.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <p id={hintId}>{t('accounts.hint')}</p>
      <AccountList accounts={data} describedBy={hintId} />
    </>
  );
}
