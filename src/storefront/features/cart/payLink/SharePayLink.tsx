import { useEffect, useRef } from 'react';
import { payAddress } from '../../../../contract/pages/payLink';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { copyAddress } from '../../../platform/page/clipboard';
import { Button } from '../../../ui/controls/Button';
import { Link } from '../../../ui/controls/Link';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { payLinkEvents, selectPayLink } from './payLinkSlice';

/**
 * Shares a copy of the cart with the buyers of the account, one of whom pays it: creates a link, and then, until the
 * cart changes, offers to copy that link instead.
 */
export function SharePayLink() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight, cartId, problem } = useShopSelector(selectPayLink);
  if (cartId !== null) return <SharedLink address={payAddress(cartId)} />;
  return (
    <Stack $gap="3">
      <Button
        wide
        busy={inFlight.length > 0}
        busyLabel={t('payLink.sharing')}
        onClick={() => dispatch(payLinkEvents.shareRequested())}
      >
        {t('payLink.share')}
      </Button>
      {problem !== null && (
        <Message variant="error" announce>
          {t('payLink.failed')}
        </Message>
      )}
    </Stack>
  );
}

/** The link of the shared copy. Paying it leaves the cart that it was copied from as it is, so the shopper learns that. */
function SharedLink({ address }: { readonly address: string }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { copied } = useShopSelector(selectPayLink);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: without this the focus would return to the top of the page.
  useEffect(() => {
    const element = button.current;
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus();
  }, []);
  const copy = async () => {
    dispatch(payLinkEvents.copyEnded({ copied: await copyAddress(address) }));
  };
  return (
    <Stack $gap="3">
      <Message variant="success" announce>
        <Stack $gap="3">
          <p>{t('payLink.ready')}</p>
          <Button ref={button} wide variant="primary" onClick={() => void copy()}>
            {t('payLink.copy')}
          </Button>
          <p>
            <Link href={address}>{t('payLink.open')}</Link>
          </p>
          <p>{t('payLink.kept')}</p>
        </Stack>
      </Message>
      <p role="status">{copied !== null && t(copied ? 'payLink.copied' : 'payLink.notCopied')}</p>
    </Stack>
  );
}
