import type { MouseEvent } from 'react';
import { navigationIntended, navigationRequested, selectLocation } from '../../kernel/location';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import type { UiLinkProps } from '../../ui/controls/Link';
import { useShopDispatch, useShopStore } from '../../kernel/hooks';

/** A link inside the shop: it navigates by an action, and the page is fetched as soon as it is likely to be wanted. */
export function RouteLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: UiLinkProps) {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const intend = () => dispatch(navigationIntended(href));
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || rest.target !== undefined || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = selectLocation(store.getState());
    // A link to where one is makes no second entry in the history.
    dispatch(navigationRequested(href, href === pathname + search + hash ? 'REPLACE' : 'PUSH'));
  };
  return (
    <a
      {...rest}
      href={href}
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
