import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import type { Address } from '../../../../contract/addresses/address';
import { ADDRESS_BOOK_ADDRESS, addressPageAddress, NEW_ADDRESS } from '../../../../contract/pages/pageReference';
import { dataOf } from '../../../api';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Icon } from '../../../ui/controls/Icon';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Grid } from '../../../ui/layout/Grid';
import { Stack } from '../../../ui/layout/Stack';
import { PageSteps } from '../../../ui/wayfinding/PageSteps';
import { contextApi } from '../../context';
import { addressesApi } from '../addressesApi';
import { bookPageOf } from '../book/loadAddressBookPage';
import { AddressCard } from './AddressCard';
import { BookFailed } from './BookFailed';
import { RemoveAddress } from './RemoveAddress';

/** The grid in which the cards of addresses are arranged. */
const ADDRESS_CARDS = { minimum: '20rem', spacing: 'medium', keepWidth: true } as const;

/** The account's delivery addresses, one page at a time, the default one first. */
export function AddressBook({ query }: { readonly query: URLSearchParams }) {
  const t = useMessages();
  const asked = addressesApi.useAddressesQuery(bookPageOf(query));
  const book = dataOf(asked);
  const { data: webstore } = contextApi.useApplicationContextQuery();
  const add = (
    <ButtonLink href={addressPageAddress(NEW_ADDRESS)} variant="primary">
      <Icon icon={Plus} size="small" />
      {t('addresses.book.add')}
    </ButtonLink>
  );
  if (asked.error) return <BookFailed onRetry={asked.refetch} busy={asked.isFetching} />;
  if (!book) return <BookSkeleton />;
  const pageOf = (token: string | null) =>
    token === null ? null : `${ADDRESS_BOOK_ADDRESS}?page=${encodeURIComponent(token)}`;
  const addresses: readonly Address[] = book.items;
  if (addresses.length === 0) {
    return (
      <>
        <EmptyState icon={MapPin} title={t('addresses.book.emptyTitle')} actions={add}>
          {t('addresses.book.emptyText')}
        </EmptyState>
        <RemoveAddress addresses={addresses} />
      </>
    );
  }
  return (
    <Stack $gap="5">
      <div>{add}</div>
      <Grid {...ADDRESS_CARDS} list>
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            served={webstore?.shippingCountries?.includes(address.country) ?? true}
            page={query.get('page') ?? undefined}
          />
        ))}
      </Grid>
      <PageSteps
        label={t('addresses.book.pages')}
        previous={{ href: pageOf(book.previousPageToken), label: t('addresses.book.previous') }}
        next={{ href: pageOf(book.nextPageToken), label: t('addresses.book.next') }}
      />
      <RemoveAddress addresses={addresses} />
    </Stack>
  );
}

export function BookSkeleton() {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('addresses.book.loading')}>
      <Grid {...ADDRESS_CARDS}>
        <Skeleton height="14rem" shape="block" />
        <Skeleton height="14rem" shape="block" />
      </Grid>
    </SkeletonGroup>
  );
}
