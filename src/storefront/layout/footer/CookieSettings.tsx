import type { MouseEvent } from 'react';
import { useShopDispatch } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { Link } from '../../ui/controls/Link';
import { cookieSettingsRequested } from './footerEvents';

/**
 * Asks for the cookie settings, as an action and by an event of the page: who shows them prevents its default. Where
 * nobody does, and without a script, the page about cookies says the same.
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
