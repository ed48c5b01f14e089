import type { MouseEvent } from 'react';
import { useShopDispatch } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { Link } from '../../ui/controls/Link';
import { cookieSettingsRequested } from './footerEvents';

/**
 * Requests the cookie settings by an action and a DOM event; the handler prevents the default. Unhandled, or without
 * JavaScript, the link leads to the cookie page.
 */
export function CookieSettings() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const ask = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    dispatch(cookieSettingsRequested());
    const asked = new CustomEvent('executeCookies', { bubbles: true, composed: true, cancelable: true });
    if (!event.currentTarget.dispatchEvent(asked)) event.preventDefault();
  };
  return (
    <Link href="/politique-cookies" onClick={ask}>
      {t('footer.cookieSettings')}
    </Link>
  );
}
