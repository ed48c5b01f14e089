import { miniCartRecommendations } from '../../features/recommendations';
import { selectSiteConfiguration } from '../../features/site';
import { useShopSelector } from '../../kernel/hooks';

/** Recommended products, if the site wants them in the mini cart (MIN-08). */
function BelowMiniCart() {
  const { showRecommendations } = useShopSelector(selectSiteConfiguration).header;
  return showRecommendations && <miniCartRecommendations.Show />;
}

export const belowMiniCartModule = { Component: BelowMiniCart, texts: {} } as const;
