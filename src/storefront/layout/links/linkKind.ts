import { isSitePath } from '../../../contract/pages/pageReference';

/** An address that is no page: a mail, a telephone (LNK-16). */
export const isDirect = (href: string): boolean => /^(mailto|tel):/i.test(href);

/** Whether an address is one of another site (LNK-08). */
export const leadsOutside = (href: string): boolean => !isSitePath(href) && !href.startsWith('#') && !isDirect(href);
