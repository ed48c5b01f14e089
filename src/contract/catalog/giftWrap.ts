import type { Static } from 'typebox';
import type { ApplicationContext } from '../context/applicationContext';
import type { giftWrapSchema } from './giftWrap.schema';

export type GiftWrap = Static<typeof giftWrapSchema>;
export interface GiftWrapArgs {
  readonly fields?: readonly string[];
  /** The currency of the cart; otherwise the webstore's own. */
  readonly currencyIsoCode?: string;
}

/** Whether a webstore offers gift wrap: both of its settings are on (PRD-06). */
export const offersGiftWrap = ({ giftingConfig }: Pick<Partial<ApplicationContext>, 'giftingConfig'>): boolean =>
  giftingConfig?.isGiftingEnabled === true && giftingConfig.isGiftWrapEnabled;
