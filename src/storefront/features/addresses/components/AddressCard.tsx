import styled from 'styled-components';
import type { Address } from '../../../../contract/addresses/address';
import { addressPageAddress } from '../../../../contract/pages/pageReference';
import { isMissing } from '../../../api';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages, type MessageId } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Message } from '../../../ui/feedback/Message';
import { Card } from '../../../ui/layout/Card';
import { Cluster } from '../../../ui/layout/Stack';
import { Badge } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { Personal } from '../../../kernel/personal';
import { addressBookEvents, selectAddressBook } from '../book/addressBookSlice';
import { AddressLines } from './AddressLines';

interface AddressCardProps {
  readonly address: Address;
  /** false: the webstore no longer delivers to its country. */
  readonly served: boolean;
  /** The token of the page of the address book that lists the address. */
  readonly page: string | undefined;
}

/** A saved address with its buttons. */
export function AddressCard({ address, served, page }: AddressCardProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight, problem } = useShopSelector(selectAddressBook);
  const { addressId, isDefault } = address;
  const name = (
    <VisuallyHidden>
      {' '}
      <Personal token={address.companyName ?? ''} /> <Personal token={address.street} />
    </VisuallyHidden>
  );
  return (
    <Root as="li" $padding="5">
      {isDefault && (
        <div>
          <Badge $variant="butter">{t('addresses.book.default')}</Badge>
        </div>
      )}
      <AddressLines address={address} />
      {!served && <Message variant="warning">{t('addresses.book.unserved')}</Message>}
      {problem?.addressId === addressId && (
        <Message variant="error" announce>
          {t(problemText(problem))}
        </Message>
      )}
      <Actions $gap="4">
        <ButtonLink href={addressPageAddress(addressId, page)} variant="quiet">
          {t('addresses.book.edit')}
          {name}
        </ButtonLink>
        {!isDefault && (
          <Button
            variant="quiet"
            busy={inFlight?.kind === 'makeDefault' && inFlight.addressId === addressId}
            busyLabel={t('addresses.book.saving')}
            onClick={() => dispatch(addressBookEvents.changeRequested({ kind: 'makeDefault', addressId }))}
          >
            {t('addresses.book.makeDefault')}
            {name}
          </Button>
        )}
        <Button variant="quiet" onClick={() => dispatch(addressBookEvents.removalAsked({ addressId }))}>
          {t('addresses.book.remove')}
          {name}
        </Button>
      </Actions>
    </Root>
  );
}

const problemText = (problem: { readonly status: number; readonly code: string }): MessageId =>
  isMissing(problem) ? 'addresses.book.gone' : 'addresses.book.failed';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
`;

/** Aligned at the bottom across neighbouring cards. */
const Actions = styled(Cluster)`
  margin: auto 0 calc(-1 * ${tokens.space[3]});
  row-gap: 0;
  /* Small enough for three actions in one row of a telephone. */
  ${media.small} {
    > :is(a, button) {
      font-size: ${tokens.size.caption};
    }
  }
`;
