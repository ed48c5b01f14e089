import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ADDRESS_BOOK_ADDRESS, addressPageAddress, NEW_ADDRESS } from '../../../../contract/pages/pageReference';
import { AUTHENTICATION_PAGES } from '../../../../contract/authentication/authenticationPages';
import { dataOf } from '../../../api';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Link } from '../../../ui/controls/Link';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { WithAside } from '../../../ui/layout/WithAside';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { addressesApi, AddressLines } from '../../addresses';
import { AllOrdersLink, LatestOrders } from '../../orders';
import { Personal } from '../../../kernel/personal';
import { selectSession } from '../../visitor';

/** The account overview: latest orders, default delivery address, logged-in user. */
export function Overview() {
  const t = useMessages();
  return (
    <WithAside $aside="20rem">
      <section aria-labelledby="account-orders">
        <Stack>
          <Cluster $justify="between">
            <h2 id="account-orders">{t('account.overview.lastOrders')}</h2>
            <AllOrdersLink>{t('account.overview.allOrders')}</AllOrdersLink>
          </Cluster>
          <LatestOrders />
        </Stack>
      </section>
      <Panels>
        <Panel id="account-address" title={t('account.overview.defaultAddress')}>
          <DefaultAddress />
        </Panel>
        <Panel id="account-you" title={t('account.overview.you')}>
          <You />
        </Panel>
      </Panels>
    </WithAside>
  );
}

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Panel({ id, title, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby={id} $padding="5">
      <Stack $gap="3">
        <PanelTitle id={id}>{title}</PanelTitle>
        {children}
      </Stack>
    </Card>
  );
}

function DefaultAddress() {
  const t = useMessages();
  const asked = addressesApi.useAddressesQuery();
  const book = dataOf(asked);
  const first = book?.items[0];
  if (!book && asked.error === undefined) {
    return (
      <SkeletonGroup label={t('addresses.book.loading')}>
        <Skeleton height="6rem" shape="block" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {first && <AddressLines address={first} />}
      {!book && <p>{t('addresses.book.failedTitle')}</p>}
      {book && !first && <p>{t('account.overview.noAddress')}</p>}
      <div>
        {book && !first ? (
          <ButtonLink href={addressPageAddress(NEW_ADDRESS)}>{t('addresses.book.add')}</ButtonLink>
        ) : (
          <Way href={ADDRESS_BOOK_ADDRESS}>{t('account.overview.allAddresses')}</Way>
        )}
      </div>
    </>
  );
}

function You() {
  const t = useMessages();
  const session = useShopSelector(selectSession);
  return (
    <>
      <Person>
        {session?.profile && (
          <>
            <span>
              <Personal token={session.profile.firstName} /> <Personal token={session.profile.lastName} />
            </span>
            <span>
              <Personal token={session.profile.email} />
            </span>
          </>
        )}
        {session?.accountName && <strong>{session.accountName}</strong>}
      </Person>
      <div>
        <Way href={AUTHENTICATION_PAGES.forgottenPassword}>{t('account.overview.password')}</Way>
      </div>
    </>
  );
}

/** Address and user: on medium screens in two columns, on others in one; on large screens beside the orders. */
const Panels = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.fromMedium} {
    ${media.belowLarge} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Way = styled(Link)`
  display: inline-block;
  padding-block: ${tokens.space[1]};
`;

const PanelTitle = styled.h2`
  font-size: ${tokens.size.large};
`;

const Person = styled.p`
  display: grid;
  overflow-wrap: anywhere;
`;
