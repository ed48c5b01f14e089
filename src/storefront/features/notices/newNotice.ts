import { TOAST_ICON_VARIANTS } from '../../../contract/constants';
import type { MessageDescriptor } from '../../messages';
import { oneOfOr } from '../../../contract/values/oneOfOr';

export type NoticeVariant = (typeof TOAST_ICON_VARIANTS)[number];

const noticeModes = ['dismissible', 'sticky'] as const;
type NoticeMode = (typeof noticeModes)[number];

/** `url` is checked when the link is rendered: an unsafe one is replaced by its label as text (LNK-09). */
export interface NoticeLink {
  readonly url: string;
  readonly label: MessageDescriptor;
}

/** What a toast says and how; `{0}` in a text marks where its first link stands, `{1}` its second. */
export interface NoticeContent {
  readonly variant: NoticeVariant;
  /** Dismissible: it disappears after a while; sticky: it stays until it is closed. */
  readonly mode: NoticeMode;
  readonly label: MessageDescriptor;
  readonly message: MessageDescriptor | null;
  readonly labelLinks: readonly NoticeLink[];
  readonly messageLinks: readonly NoticeLink[];
}

/** Without a label it is not shown, see `raiseNotice`. */
interface Wanted extends Partial<Omit<NoticeContent, 'variant' | 'label'>> {
  readonly label: MessageDescriptor | null;
}

/** A toast from any part of the shop except commerce. */
export interface NewNotice extends Wanted {
  readonly variant?: Exclude<NoticeVariant, 'processing'>;
}

/** A toast of cart, checkout or orders; it may also report work in progress. */
export interface NewCommerceNotice extends Omit<Wanted, 'mode'> {
  readonly variant?: NoticeVariant;
}

const plainVariants = TOAST_ICON_VARIANTS.filter((variant) => variant !== 'processing');

function contentOf(given: Wanted, label: MessageDescriptor, variant: NoticeVariant): NoticeContent {
  const { mode, message = null, labelLinks = [], messageLinks = [] } = given;
  const defaultMode = variant === 'success' ? 'dismissible' : 'sticky';
  return { variant, mode: oneOfOr(noticeModes, defaultMode)(mode), label, message, labelLinks, messageLinks };
}

/**
 * Default variant: info; by default a success disappears after a while and other toasts stay (TST-02). An invalid
 * variant or mode becomes the default (TST-12).
 */
export const plainNotice = (given: NewNotice, label: MessageDescriptor): NoticeContent =>
  contentOf(given, label, oneOfOr(plainVariants, 'info')(given.variant));

/** The content of a toast of commerce, which always disappears after a while (TST-02). */
export const commerceNotice = (given: NewCommerceNotice, label: MessageDescriptor): NoticeContent => ({
  ...contentOf(given, label, oneOfOr(TOAST_ICON_VARIANTS, 'info')(given.variant)),
  mode: 'dismissible',
});
