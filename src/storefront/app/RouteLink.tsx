import { Link } from 'react-router-dom';
import { navigationIntended } from '../features/navigation';
import type { UiLinkProps } from '../ui/controls/Link';
import { useShopDispatch } from './hooks';

/** A link inside the shop: it navigates by an action, and the page is fetched as soon as it is likely to be wanted. */
export function RouteLink({ href, onPointerEnter, onFocus, onTouchStart, ...rest }: UiLinkProps) {
  const dispatch = useShopDispatch();
  const intend = () => dispatch(navigationIntended({ address: href }));
  return (
    <Link
      to={href}
      {...rest}
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
    />
  );
}
