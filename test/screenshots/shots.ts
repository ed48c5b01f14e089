import { accountShots } from './pages/accountShots';
import { browsingShots } from './pages/browsingShots';
import { builderShots, playerShots } from './pages/builderShots';
import { buyerShots } from './pages/buyerShots';
import { cartShots } from './pages/cartShots';
import { checkoutShots } from './pages/checkoutShots';
import { closedShots } from './pages/closedShots';
import { contentShots } from './pages/contentShots';
import { englishShots } from './pages/englishShots';
import { listingShots } from './pages/listingShots';
import { orderShots } from './pages/orderShots';
import { paymentShots } from './pages/paymentShots';
import { sendingShots } from './pages/sendingShots';
import type { Shot } from './shot';
import { stateShots } from './pages/stateShots';
import { apiShots } from './pages/states/apiShots';
import { faultShots } from './pages/states/faultShots';
import { supportShots } from './pages/supportShots';

/** Every page and state, in the order in which the pictures are taken. */
export const shots: readonly Shot[] = [
  ...browsingShots,
  ...listingShots,
  ...contentShots,
  ...cartShots,
  ...accountShots,
  ...checkoutShots,
  ...paymentShots,
  ...orderShots,
  ...buyerShots,
  ...stateShots,
  ...builderShots,
  ...playerShots,
  ...sendingShots,
  ...supportShots,
  ...faultShots,
  ...apiShots,
  ...englishShots,
  ...closedShots,
];
