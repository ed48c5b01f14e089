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
 * Shares a copy of the cart with the buyers of the account, one of whom pays it: creates a link, and offers to copy it.
 */
export function SharePayLink() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight, cartId, problem, copied } = useShopSelector(selectPayLink);
  const copy = async (address: string) => {
    dispatch(payLinkEvents.copyEnded({ copied: await copyAddress(address) }));
  };
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
      {cartId !== null && (
        <>
          <Message variant="success" announce>
            <p>{t('payLink.ready')}</p>
            <p>
              <Link href={payAddress(cartId)}>{t('payLink.open')}</Link>
            </p>
          </Message>
          <Button wide onClick={() => void copy(payAddress(cartId))}>
            {t('payLink.copy')}
          </Button>
          <p role="status">{copied !== null && t(copied ? 'payLink.copied' : 'payLink.notCopied')}</p>
        </>
      )}
    </Stack>
  );
}
