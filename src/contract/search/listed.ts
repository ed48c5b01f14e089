import type { Image } from '../catalog/product';
import type { TierPrices } from '../prices/price';
import type { FoundPrice, FoundProduct, SearchResult } from './search';

/** The price of a listed product. */
export interface ListedPrice extends Pick<FoundPrice, 'success' | 'listPrice' | 'unitPrice'> {
  readonly priceAdjustment: TierPrices | null;
}

/** The part of a found product that the shop's lists read; no more of it is written into a page's document. */
export interface ListedProduct extends Omit<FoundProduct, 'defaultImage' | 'prices'> {
  readonly defaultImage: Pick<Image, 'url'> | null;
  readonly prices: ListedPrice | null;
}

/** The result of a search as the shop's pages read it. */
export interface ListedResult extends Omit<SearchResult, 'productsPage' | 'nearest'> {
  readonly productsPage: Omit<SearchResult['productsPage'], 'products'> & {
    readonly products: readonly ListedProduct[];
  };
  readonly nearest?: Omit<NonNullable<SearchResult['nearest']>, 'products'> & {
    readonly products: readonly ListedProduct[];
  };
}
