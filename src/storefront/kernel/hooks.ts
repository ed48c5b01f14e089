import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopDispatch, ShopStore } from './shopStore';
import type { RootState } from './state';

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();
export const useShopSelector = useSelector.withTypes<RootState>();
export const useShopStore = useStore.withTypes<ShopStore>();
