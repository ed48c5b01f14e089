import { useMessages } from '../../storefront/messages';
import { Message } from '../../storefront/ui/feedback/Message';

/**
 * Shown instead of a panel that failed to render, for example because of a forged or replaced answer; the rest of the
 * page stays.
 */
export function Unshowable() {
  const t = useMessages();
  return <Message variant="error" title={t('support.unshowable')} />;
}
