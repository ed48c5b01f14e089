import { isOrderReference } from '../../contract/orders/orderReference';
import { LEADS_ON, paramsOf } from '../../contract/pages/pageParams';
import { decodedPart } from '../../contract/pages/pageReference';
import { looksPersonal } from './looksPersonal';

/** The three parts of an address inside the shop, percent-encoded. */
export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Replaces a removed part of a path. */
const LEFT_OUT = '-';

/**
 * No legitimate address is percent-encoded more often; a part that is still encoded after this many rounds is removed.
 */
const MOST_DECODINGS = 5;

/** Whether a part of an address looks personal, or is still encoded after the last round of decoding. */
function hides(part: string): boolean {
  let text = part;
  for (let times = 0; times < MOST_DECODINGS; times += 1) {
    if (looksPersonal(text) || looksPersonal(text.replace(/\+/g, ' '))) return true;
    const decoded = decodedPart(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

const ORDER_PAGES = '/order/';

/** Whether a path looks personal. Order references may happen to have the form of an IBAN, and are exempt. */
const hidesInPath = (pathname: string): boolean =>
  !(pathname.startsWith(ORDER_PAGES) && isOrderReference(pathname.slice(ORDER_PAGES.length))) && hides(pathname);

/** The parameters of a query in their original spelling. */
const pairsOf = (search: string): readonly string[] => (search.length > 1 ? search.slice(1).split('&') : []);

/** Whether any part of an address looks personal, including parameters that no page reads. */
export const hidesPersonal = ({ pathname, search, hash }: AddressParts): boolean =>
  hidesInPath(pathname) || [hash, ...pairsOf(search)].some(hides);

function openPath(pathname: string): string {
  if (!hidesInPath(pathname)) return pathname;
  const open = pathname.replace(/[^/]+/g, (part) => (hides(part) ? LEFT_OUT : part));
  return hides(open) ? `/${LEFT_OUT}` : open;
}

/**
 * A list with the parameter in the form in which state and recordings may hold it; an empty list if they may not hold
 * it. The address in a `startUrl` is checked like any other; one that itself contains a `startUrl` is removed.
 */
function openPair(pair: string): readonly string[] {
  const [, start, value = ''] = LEADS_ON.exec(pair) ?? [];
  const leadsTo = decodedPart(value);
  if (leadsTo.includes('startUrl=')) return [];
  const open = openHref(leadsTo);
  const spelled = start === undefined || open === leadsTo ? pair : start + encodeURIComponent(open);
  return hides(spelled) ? [] : [spelled];
}

/**
 * The part of an address that state and recordings may hold. On a page of the shop: the parameters that the page reads,
 * without anything that looks personal. `elsewhere` decides about the query of any other address: a link needs it, the
 * current location does not. What is kept keeps its spelling.
 */
export function openAddress<T extends AddressParts>(address: T, elsewhere: 'dropped' | 'kept' = 'dropped'): T {
  const pathname = openPath(address.pathname);
  const known = paramsOf(pathname);
  const search = pairsOf(address.search)
    .filter((pair) => known?.test(pair) ?? elsewhere === 'kept')
    .flatMap(openPair)
    .join('&');
  return { ...address, pathname, search: search && `?${search}`, hash: hides(address.hash) ? '' : address.hash };
}

/** An address as one string, as in a link; the opposite of `partsOf`. */
export const hrefOf = ({ pathname, search, hash }: AddressParts): string => pathname + search + hash;
export function partsOf(href: string): AddressParts {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
}

/** A link's address as an action may hold it; it may lead to another server. */
export const openHref = (href: string): string => hrefOf(openAddress(partsOf(href), 'kept'));
