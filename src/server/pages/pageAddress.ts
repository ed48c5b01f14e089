import { hidesPersonal, hrefOf, openAddress } from '../../commerce/privacy/openAddress';
import { asksForDraft } from '../../contract/site/preview';
import { locationOf } from '../../storefront/kernel/location';
import { maskAddress } from '../../storefront/platform/secretAddress';

/** The parts of a requested page's address. */
interface PageAddress {
  /**
   * The part of the address that a page's state may contain. The secret of a mailed link is meant for the browser only:
   * it enters no state, page or cache here.
   */
  readonly open: string;
  /** Whether a part of it looks personal: neither state nor browser may keep it. */
  readonly isPersonal: boolean;
  readonly asksForDraft: boolean;
}

/** An address without the parts that must not enter a page's state. */
export const openOf = (address: string): string => hrefOf(openAddress(locationOf(address, '')));

/** Parses the address of a requested page. */
export function readPageAddress(address: string): PageAddress {
  if (!address.includes('?')) {
    const isPersonal = hidesPersonal(locationOf(address, ''));
    return { open: isPersonal ? openOf(address) : address, isPersonal, asksForDraft: false };
  }
  const masked = maskAddress(address).address;
  return {
    open: openOf(masked),
    isPersonal: hidesPersonal(locationOf(masked, '')),
    asksForDraft: asksForDraft(locationOf(address, '').search),
  };
}
