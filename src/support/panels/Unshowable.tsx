import { useMessages } from '../../storefront/messages';
import { Message } from '../../storefront/ui/feedback/Message';

/** Stands in place of what a panel cannot show, a crafted or replaced answer above all: the rest of the page goes on. */
export function Unshowable() {
  const t = useMessages();
  return <Message variant="error" title={t('support.unshowable')} />;
}
