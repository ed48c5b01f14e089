import { api } from '../../api';
import { authenticationApi, authenticationReducer } from '../../features/authentication';
import { addressBookReducer, addressesApi } from '../../features/addresses';
import { cartApi } from '../../features/cart';
import {
  batchApi,
  couponApi,
  couponReducer,
  payLinkApi,
  payLinkReducer,
  currentCartApi,
  itemApi,
  preserveApi,
  reservationApi,
  reservationReducer,
} from '../../features/cart/page';
import { catalogApi } from '../../features/catalog';
import { namedCategoryApi } from '../../features/catalog/page';
import { listedProductsApi, productsApi } from '../../features/catalog/listed/late';
import {
  checkoutApi,
  checkoutReducer,
  guestDetailsReducer,
  deliveryGroupsApi,
  keptAddressesReducer,
} from '../../features/checkout';
import { consentReducer } from '../../features/consent';
import { contactApi, contactReducer } from '../../features/contact';
import { contentApi } from '../../features/content';
import { contentPageApi, ownAddressApi, shelfApi } from '../../features/content/page';
import { contextApi } from '../../features/context';
import { agentApi } from '../../features/context/agent/late';
import { profileMenuApi } from '../../layout/header';
import { menusApi } from '../../layout/menus';
import { ordersApi, reorderReducer } from '../../features/orders';
import { standingApi, standingReducer } from '../../features/standingDeliveries/page';
import { previewReducer } from '../../kernel/preview';
import { pricesApi, taxApi } from '../../features/prices';
import { recommendationsApi } from '../../features/recommendations/shelf/late';
import { searchApi } from '../../features/search';
import { listingLayoutReducer } from '../../features/search/layout/late';
import { suggestionsApi } from '../../features/search/suggestions/late';
import { customerApi } from '../../features/visitor/acting/late';
import { siteApi } from '../../features/site';
import { trackingApi } from '../../features/tracking';
import { recordingReducer } from '../../features/recording';
import { recordingApi } from '../../features/recording/sending/late';
import { addSlices, type LateSlices } from '../../kernel/lateSlices';
import { rootReducer } from '../rootReducer';
import { shopSchema } from './shopSchema';

/** Injecting endpoints returns the same API each time; listing all of them here keeps every endpoint in the bundle. */
const injected = [
  authenticationApi,
  addressesApi,
  agentApi,
  batchApi,
  cartApi,
  catalogApi,
  checkoutApi,
  contactApi,
  contentApi,
  contentPageApi,
  ownAddressApi,
  contextApi,
  couponApi,
  currentCartApi,
  customerApi,
  deliveryGroupsApi,
  itemApi,
  menusApi,
  recommendationsApi,
  namedCategoryApi,
  ordersApi,
  payLinkApi,
  preserveApi,
  pricesApi,
  productsApi,
  profileMenuApi,
  recordingApi,
  reservationApi,
  searchApi,
  shelfApi,
  siteApi,
  suggestionsApi,
  standingApi,
  taxApi,
  trackingApi,
  listedProductsApi,
];

/** Every slice of late code: a replay needs them all before the first action. */
const lateSlices: Required<LateSlices> = {
  authentication: authenticationReducer,
  addressBook: addressBookReducer,
  checkout: checkoutReducer,
  guestDetails: guestDetailsReducer,
  keptAddresses: keptAddressesReducer,
  reorder: reorderReducer,
  standing: standingReducer,
  coupons: couponReducer,
  payLink: payLinkReducer,
  reservation: reservationReducer,
  preview: previewReducer,
  consent: consentReducer,
  contact: contactReducer,
  recording: recordingReducer,
  listingLayout: listingLayoutReducer,
};
addSlices(lateSlices);

/**
 * What replaying the shop requires: its reducer, the API with every endpoint that a recording may name, and today's
 * shapes.
 */
export const replayedShop = { reducer: rootReducer, api: injected.at(-1) ?? api, schema: shopSchema } as const;
