import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';
import { withBase } from '../../../contract/pages/basePath';

export type UiLinkProps = ComponentProps<'a'> & { readonly href: string };
/** The component that renders links. It gets an anchor's props, `href` included, and must render an anchor. */
export type LinkComponent = ComponentType<UiLinkProps>;

/** What takes a disabled link's address away: it keeps place and focus, but leads nowhere, however it is pressed. */
export const withoutAddress = ({ 'aria-disabled': isDisabled }: Pick<UiLinkProps, 'aria-disabled'>) =>
  isDisabled ? { href: undefined, role: 'link', tabIndex: 0 } : {};

function PlainLink({ href, children, ...rest }: UiLinkProps) {
  return (
    <a {...rest} href={withBase(href)} {...withoutAddress(rest)}>
      {children}
    </a>
  );
}

/** The application provides its router's link here; the default is a plain anchor. */
export const UiLinkContext = createContext<LinkComponent>(PlainLink);

/** A link rendered by the component in `UiLinkContext`; it is styled by `styled(Link)`. */
export function Link(props: UiLinkProps) {
  return createElement(use(UiLinkContext), props);
}
