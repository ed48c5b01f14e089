import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootReducer';
import type { ShopDispatch } from './store';

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();
export const useShopSelector = useSelector.withTypes<RootState>();
