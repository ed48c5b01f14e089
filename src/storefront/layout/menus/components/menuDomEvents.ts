import type { FollowedItem } from '../menuSlice';

/** The DOM events that the menu dispatches for other scripts of the page (DRL-03, DRL-05, NAV-09, NAV-18). */
export interface MenuDomEvents {
  readonly navigatetopage: FollowedItem;
  /** From the bar the id of the item whose submenu closed; from the panel null. */
  readonly closesubmenus: { readonly parentItemId: string } | null;
  readonly levelchange: { readonly level: number };
  readonly closemobile: { readonly mobileMenuOpened: false };
  readonly showapplauncher: null;
}

/** Dispatches one of these events; it bubbles and crosses shadow roots. */
export function raise<Name extends keyof MenuDomEvents>(
  at: EventTarget,
  name: Name,
  detail: MenuDomEvents[Name],
): void {
  at.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}
