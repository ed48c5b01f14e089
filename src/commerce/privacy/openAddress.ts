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

/** Stands where a part of a path was left out. */
const LEFT_OUT = '-';

/** Nobody encodes more often by honest means: what is still encoded then is left out, unread. */
const MOST_DECODINGS = 5;

/** Whether a part of an address looks personal, or is encoded so often that nobody can tell. */
const hides = (part: string): boolean => {
  let text = part;
  for (let times = 0; times < MOST_DECODINGS; times += 1) {
    if (looksPersonal(text) || looksPersonal(text.replace(/\+/g, ' '))) return true;
    const decoded = decodedPart(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
};

const ORDER_PAGES = '/order/';

/** References of former orders may by chance have an IBAN's form, and are none. */
const hidesInPath = (pathname: string): boolean =>
  !(pathname.startsWith(ORDER_PAGES) && isOrderReference(pathname.slice(ORDER_PAGES.length))) && hides(pathname);

/** The parameters of a query as they are spelled. */
const pairsOf = (search: string): readonly string[] => (search.length > 1 ? search.slice(1).split('&') : []);

/** Whether any part of an address looks personal, in parameters that no page reads too. */
export const hidesPersonal = ({ pathname, search, hash }: AddressParts): boolean =>
  hidesInPath(pathname) || [hash, ...pairsOf(search)].some(hides);

const openPath = (pathname: string): string => {
  if (!hidesInPath(pathname)) return pathname;
  const open = pathname.replace(/[^/]+/g, (part) => (hides(part) ? LEFT_OUT : part));
  return hides(open) ? `/${LEFT_OUT}` : open;
};

/** A parameter as it may stand; nothing where it may not. Where a login leads to is an address of its own, which leads no further. */
const openPair = (pair: string): readonly string[] => {
  const [, start, value = ''] = LEADS_ON.exec(pair) ?? [];
  const leadsTo = decodedPart(value);
  if (leadsTo.includes('startUrl=')) return [];
  const open = openHref(leadsTo);
  const spelled = start === undefined || open === leadsTo ? pair : start + encodeURIComponent(open);
  return hides(spelled) ? [] : [spelled];
};

/**
 * What of an address may be known to state and recording: of a page of the shop the parameters that it reads, and nothing
 * that looks personal. `elsewhere` says what becomes of the query of any other page: a link to one still needs it, a
 * location that nobody reads does not. What stays keeps its spelling.
 */
export const openAddress = <T extends AddressParts>(address: T, elsewhere: 'dropped' | 'kept' = 'dropped'): T => {
  const pathname = openPath(address.pathname);
  const known = paramsOf(pathname);
  const search = pairsOf(address.search)
    .filter((pair) => known?.test(pair) ?? elsewhere === 'kept')
    .flatMap(openPair)
    .join('&');
  return { ...address, pathname, search: search && `?${search}`, hash: hides(address.hash) ? '' : address.hash };
};

/** An address in one piece, as a link says it, and its parts. */
export const hrefOf = ({ pathname, search, hash }: AddressParts): string => pathname + search + hash;
export const partsOf = (href: string): AddressParts => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
};

/** The address of a link as an action may say it: the page that it leads to may be another server's. */
export const openHref = (href: string): string => hrefOf(openAddress(partsOf(href), 'kept'));
