import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';

export type UiLinkProps = ComponentProps<'a'> & { readonly href: string };
/** What renders a link. It gets an anchor's props, `href` included, and must render an anchor. */
export type LinkComponent = ComponentType<UiLinkProps>;

function PlainLink({ children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The application puts its router's link here; without it links are plain anchors. */
export const UiLinkContext = createContext<LinkComponent>(PlainLink);

/** A link rendered by whatever the application put into `UiLinkContext`; style it with `styled(Link)`. */
export function Link(props: UiLinkProps) {
  return createElement(use(UiLinkContext), props);
}
