import { api } from '../api';
import { addressesApi } from '../features/addresses';
import { cartApi } from '../features/cart';
import { catalogApi } from '../features/catalog';
import { checkoutApi } from '../features/checkout';
import { contextApi } from '../features/context';
import { menusApi } from '../features/menus';
import { ordersApi } from '../features/orders';
import { pricesApi } from '../features/prices';
import { searchApi } from '../features/search';
import { rootReducer } from './rootReducer';

/** Injecting gives the one API back each time: naming all of them here keeps every endpoint in. */
const injected = [
  addressesApi,
  cartApi,
  catalogApi,
  checkoutApi,
  contextApi,
  menusApi,
  ordersApi,
  pricesApi,
  searchApi,
];

/** What a replay needs of the shop: its reducer, and its API with every endpoint that a recording may name. */
export const replayedShop = { reducer: rootReducer, api: injected.at(-1) ?? api } as const;
