import { isImageUrl } from '../../../contract/pages/safeAddress';
import { withBase } from '../../../contract/pages/basePath';

/** The separators between entries. */
const BETWEEN = /^[\s,]+/;
/** An address, which may contain commas, and its descriptor. */
const ENTRY = /^(\S+)(?:\s+([^,]*))?/;
const COMMAS_AT_END = /,+$/;
/** A width or a density; without one the density is 1. */
const DESCRIPTOR = /^([1-9]\d*w|(?=[\d.])(0|[1-9]\d*)?(\.\d+)?x)?$/;

export interface ReadSrcSet {
  /** The valid entries, as a `srcset` whose addresses are below the page's base path; empty: there is none. */
  readonly usable: string;
  /** The other entries, as written. */
  readonly refused: readonly string[];
}

/** Separates the valid entries of a `srcset` from those with a wrong address, width or density (KIT-11). */
export function readSrcSet(srcSet: string): ReadSrcSet {
  const usable: string[] = [];
  const refused: string[] = [];
  let rest = srcSet.replace(BETWEEN, '');
  while (rest !== '') {
    const [whole = rest, written = rest, descriptor = ''] = ENTRY.exec(rest) ?? [];
    // A comma right behind the address ends the entry, as it does behind a descriptor.
    const address = written.replace(COMMAS_AT_END, '');
    const isAlone = address !== written;
    const entry = isAlone ? address : `${address} ${descriptor.trim()}`.trim();
    const isUsable = isImageUrl(address) && (isAlone || DESCRIPTOR.test(descriptor.trim()));
    if (isUsable) usable.push(withBase(entry));
    else refused.push(entry);
    rest = rest.slice((isAlone ? written : whole).length).replace(BETWEEN, '');
  }
  return { usable: usable.join(', '), refused };
}
