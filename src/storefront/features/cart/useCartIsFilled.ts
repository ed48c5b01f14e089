import { cartApi } from './cartApi';

/** Whether there is something in the cart; false while that is not known. */
export const useCartIsFilled = (): boolean => Number(cartApi.useCartSummaryQuery().data?.totalProductCount) > 0;
