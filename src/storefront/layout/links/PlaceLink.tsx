import type { MouseEvent, ReactNode } from 'react';
import type { MenuItem } from '../../../contract/catalog/menu';
import { openWindow } from '../../platform/windows';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { Link } from '../../ui/controls/Link';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { isDirect, leadsOutside } from './linkKind';

interface PlaceLinkProps {
  /** A safe address. */
  readonly href: string;
  readonly target?: MenuItem['target'];
  /** What is said after the label where a window opens. */
  readonly newWindowLabel: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/**
 * A link that a builder has made: pages of the shop by the router; what stands elsewhere, or wants a window of its own,
 * without opener and referrer, with a script and without (LNK-08).
 */
export function PlaceLink({ href, target = 'CurrentWindow', newWindowLabel, onClick, children }: PlaceLinkProps) {
  const opensWindow = target === 'NewWindow' && !isDirect(href);
  if (!opensWindow && !leadsOutside(href)) {
    return (
      <Link href={href} onClick={onClick}>
        {children}
      </Link>
    );
  }
  const open = (event: MouseEvent) => {
    onClick?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openWindow(href, opensWindow ? '_blank' : '_self');
  };
  return (
    <a href={href} {...(opensWindow && { target: '_blank' })} rel="noopener noreferrer" onClick={open}>
      {children}
      {opensWindow && <VisuallyHidden>{newWindowLabel}</VisuallyHidden>}
    </a>
  );
}
