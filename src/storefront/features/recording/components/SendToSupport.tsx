import type { MouseEvent } from 'react';
import { CONTACT_PAGE } from '../../../../contract/contact/contactMessage';
import { withBase } from '../../../../contract/pages/basePath';
import { useShopDispatch } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { isPlainClick } from '../../../ui/controls/isPlainClick';
import { onIntent } from '../../../kernel/lazy';
import { sendingDialog } from '../lazySendingDialog';
import { sendingOpened } from '../recordingSlice';

/**
 * Opens the window in which the shopper sends what has just happened to support. Without JavaScript the link leads to
 * the contact form; a plain anchor, so that pointing at it does not fetch that page.
 */
export function SendToSupport() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(sendingOpened());
  };
  return (
    <a href={withBase(CONTACT_PAGE)} aria-haspopup="dialog" onClick={open} {...onIntent(sendingDialog)}>
      {t('recording.send')}
    </a>
  );
}
