import Check from 'lucide-react/icons/check';
import styled from 'styled-components';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { Personal } from '../../../kernel/personal';
import { accountWanted, profileMenuClosed, selectAccountChoice, selectEffectiveAccount } from '../../../kernel/session';
import type { ManagedAccount } from '../../../features/visitor/acting/late';

interface AccountListProps {
  readonly accounts: readonly ManagedAccount[];
  readonly describedBy: string;
}

/** The accounts as buttons, the current one marked; a chosen one is busy until the switch is complete. */
export function AccountList({ accounts, describedBy }: AccountListProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const acted = useShopSelector(selectEffectiveAccount);
  const choice = useShopSelector(selectAccountChoice);
  const wantedId = choice?.code === null ? choice.id : null;
  const isCurrent = ({ id, isCurrentUserDefaultAccount }: ManagedAccount) =>
    acted ? acted.id === id : isCurrentUserDefaultAccount;
  const choose = (account: ManagedAccount) => {
    if (wantedId !== null) return;
    const { id, name } = account;
    dispatch(isCurrent(account) ? profileMenuClosed() : accountWanted({ id, name }));
  };
  const wanted = wantedId === null ? undefined : accounts.find(({ id }) => id === wantedId);
  return (
    <>
      <Stack as="ul" $gap="3" aria-describedby={describedBy} aria-busy={wanted !== undefined}>
        {accounts.map((account) => (
          <li key={account.id}>
            <Choice
              as="button"
              type="button"
              aria-current={isCurrent(account) ? 'true' : undefined}
              aria-disabled={wantedId !== null}
              data-autofocus={isCurrent(account) ? '' : undefined}
              onClick={() => choose(account)}
            >
              <span>
                <strong>{account.name}</strong>
                <small>
                  <TownAndStreet {...account} />
                </small>
              </span>
              {isCurrent(account) && (
                <Mark>
                  <Icon icon={Check} size="x-small" />
                  {t('accounts.current')}
                </Mark>
              )}
              {account === wanted && <Spinner />}
            </Choice>
          </li>
        ))}
      </Stack>
      <VisuallyHidden role="status">{wanted ? t('accounts.changing', { name: wanted.name }) : ''}</VisuallyHidden>
    </>
  );
}

function TownAndStreet({ address, isCurrentUserDefaultAccount }: ManagedAccount) {
  const t = useMessages();
  const own = isCurrentUserDefaultAccount ? t('accounts.own') : null;
  return (
    <>
      {own}
      {own !== null && address?.city && ' · '}
      {address?.zip && (
        <>
          <Personal token={address.zip} />
          {'\u00a0'}
        </>
      )}
      {address?.city && <Personal token={address.city} />}
    </>
  );
}

const Choice = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  width: 100%;
  min-height: 4rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.ink};
  font: inherit;
  text-align: left;
  cursor: pointer;
  strong,
  small {
    display: block;
  }
  small {
    color: ${tokens.color.inkSoft};
  }
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.pine};
    }
  }
  &[aria-current] {
    border-color: ${tokens.color.pine};
    background: ${tokens.color.pineSoft};
  }
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.pine};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  white-space: nowrap;
`;
