import { useHref, useLinkClickHandler } from 'react-router-dom';
import { navigationIntended } from '../features/navigation';
import type { UiLinkProps } from '../ui/controls/Link';
import { useShopDispatch } from './hooks';

/** A link inside the shop: it navigates by an action, and the page is fetched as soon as it is likely to be wanted. */
export function RouteLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: UiLinkProps) {
  const dispatch = useShopDispatch();
  const intend = () => dispatch(navigationIntended({ address: href }));
  const go = useLinkClickHandler(href, rest.target === undefined ? {} : { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
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
