import type { MouseEvent } from 'react';
import { withBase } from '../../../contract/pages/basePath';
import { navigationIntended, navigationRequested, selectLocation } from '../../kernel/location';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { withoutAddress, type UiLinkProps } from '../../ui/controls/Link';
import { useShopDispatch, useShopStore } from '../../kernel/hooks';

/**
 * A link inside the shop: navigates by an action, and prefetches its page on intent (pointer, focus, touch). A link
 * with a `target`, even `_self`, is left to the browser: the page is requested from the server.
 */
export function RouteLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: UiLinkProps) {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const isOurs = rest.target === undefined && !rest['aria-disabled'];
  const intend = () => isOurs && dispatch(navigationIntended(href));
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isOurs || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = selectLocation(store.getState());
    // A link to the current address adds no history entry.
    dispatch(navigationRequested(href, href === pathname + search + hash ? 'REPLACE' : 'PUSH'));
  };
  return (
    <a
      {...rest}
      href={withBase(href)}
      {...withoutAddress(rest)}
      onClick={(event) => {
        onClick?.(event);
        go(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType === 'mouse') intend();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        intend();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
    >
      {children}
    </a>
  );
}
