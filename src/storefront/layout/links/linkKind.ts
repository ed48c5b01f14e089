import { isSitePath } from '../../../contract/pages/pageReference';

/** An address that is not a page: mail or telephone (LNK-16). */
export const isDirect = (href: string): boolean => /^(mailto|tel):/i.test(href);

/** Whether an address leads to another site (LNK-08). */
export const leadsOutside = (href: string): boolean => !isSitePath(href) && !href.startsWith('#') && !isDirect(href);
