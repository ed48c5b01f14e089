import { lazyCode, lazyComponent } from '../../kernel/lazy';

/** The choice of gift wrap; its code is loaded only if gift wrap is offered. */
export const giftWrapOffer = lazyComponent(() =>
  import(/* webpackChunkName: "late-gift-wrap" */ './offer').then(({ giftWrapOfferModule }) => giftWrapOfferModule),
);

/** Reads what `giftWrapOffer` shows. */
export const giftWrapReads = lazyCode(() =>
  import(/* webpackChunkName: "late-gift-wrap" */ './offer').then(({ readGiftWrap }) => readGiftWrap),
);
