import { useEffect } from 'react';
import type { Address } from '../../../../contract/addresses/address';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlays/Dialog';
import { focusHeading } from '../../../platform/page/document';
import { addressBookEvents, selectAddressBook } from '../book/addressBookSlice';
import { AddressLines } from './AddressLines';

/**
 * The dialog that confirms a removal. After the removal the focus goes to the page's heading, because the button that
 * opened the dialog is gone with its card.
 */
export function RemoveAddress({ addresses }: { readonly addresses: readonly Address[] }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { asked, inFlight, removed } = useShopSelector(selectAddressBook);
  const isGone = removed !== null && !addresses.some(({ addressId }) => addressId === removed);
  useEffect(() => {
    if (isGone) focusHeading();
  }, [isGone]);
  const address = addresses.find(({ addressId }) => addressId === asked);
  const dismiss = () => void dispatch(addressBookEvents.removalDismissed());
  const remove = (addressId: string) => dispatch(addressBookEvents.changeRequested({ kind: 'remove', addressId }));
  return (
    <Dialog
      open={address !== undefined}
      onClose={dismiss}
      title={t('addresses.book.removeTitle')}
      closeLabel={t('addresses.book.close')}
      footer={
        <Cluster $justify="end">
          <Button data-autofocus onClick={dismiss}>
            {t('addresses.book.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={inFlight?.kind === 'remove'}
            busyLabel={t('addresses.book.removing')}
            onClick={() => address && remove(address.addressId)}
          >
            {t('addresses.book.remove')}
          </Button>
        </Cluster>
      }
    >
      {address && (
        <Stack>
          <AddressLines address={address} />
          <p>{t('addresses.book.removeText')}</p>
          {address.isDefault && addresses.length > 1 && <p>{t('addresses.book.removeDefault')}</p>}
        </Stack>
      )}
    </Dialog>
  );
}
