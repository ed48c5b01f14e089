import { isImageUrl } from '../../../contract/pages/safeAddress';

/** An address, which may hold commas but not end with one, and what it is for. */
const ENTRY = /[\s,]*(\S*[^\s,])(?:\s+([^,]+))?/g;
/** A width, or a density; none is density 1. */
const DESCRIPTOR = /^([1-9]\d*w|(0|[1-9]\d*)?(\.\d+)?x)?$/;

export interface ReadSrcSet {
  /** The valid entries, as a `srcset`; empty: there is none. */
  readonly usable: string;
  /** The others, as they were written. */
  readonly refused: readonly string[];
}

/** Tells the valid entries of a `srcset` from those with a wrong address, width or density (KIT-11). */
export function readSrcSet(srcSet: string): ReadSrcSet {
  const usable: string[] = [];
  const refused: string[] = [];
  for (const [, address = '', descriptor = ''] of srcSet.matchAll(ENTRY)) {
    const entry = `${address} ${descriptor}`.trim();
    (isImageUrl(address) && DESCRIPTOR.test(descriptor.trim()) ? usable : refused).push(entry);
  }
  return { usable: usable.join(', '), refused };
}
