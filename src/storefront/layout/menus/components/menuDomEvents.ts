import type { FollowedItem } from '../menuSlice';

/** What the menu tells the page around it (DRL-03, DRL-05, NAV-09, NAV-18). */
export interface MenuDomEvents {
  readonly navigatetopage: FollowedItem;
  /** On a desktop the id of the item whose submenu closed; elsewhere nothing. */
  readonly closesubmenus: { readonly parentItemId: string } | null;
  readonly levelchange: { readonly level: number };
  readonly closemobile: { readonly mobileMenuOpened: false };
  readonly showapplauncher: null;
}

/** Raises one of them: it bubbles, and leaves a shadow tree. */
export function raise<Name extends keyof MenuDomEvents>(
  at: EventTarget,
  name: Name,
  detail: MenuDomEvents[Name],
): void {
  at.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}
