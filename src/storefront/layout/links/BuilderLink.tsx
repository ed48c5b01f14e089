import type { MouseEvent, ReactNode } from 'react';
import type { MenuItem } from '../../../contract/catalog/menu';
import { withBase } from '../../../contract/pages/basePath';
import { openWindow } from '../../platform/windows';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { Link } from '../../ui/controls/Link';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { isDirect, leadsOutside } from './linkKind';

interface BuilderLinkProps {
  /** A safe address. */
  readonly href: string;
  readonly target?: MenuItem['target'];
  /** Announced after the label of a link that opens a window. */
  readonly newWindowLabel: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/**
 * A link created by a builder. Pages of the shop go through the router; external links and those with a new window open
 * without `opener` and referrer, also without JavaScript (LNK-08).
 */
export function BuilderLink({ href, target = 'CurrentWindow', newWindowLabel, onClick, children }: BuilderLinkProps) {
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
    <a href={withBase(href)} {...(opensWindow && { target: '_blank' })} rel="noopener noreferrer" onClick={open}>
      {children}
      {opensWindow && <VisuallyHidden>{newWindowLabel}</VisuallyHidden>}
    </a>
  );
}
