import { accountShots } from './accountShots';
import { browsingShots } from './browsingShots';
import { builderShots, playerShots } from './builderShots';
import { buyerShots } from './buyerShots';
import { cartShots } from './cartShots';
import { checkoutShots } from './checkoutShots';
import { closedShots } from './closedShots';
import { contentShots } from './contentShots';
import { englishShots } from './englishShots';
import { listingShots } from './listingShots';
import { orderShots } from './orderShots';
import { paymentShots } from './paymentShots';
import { sendingShots } from './sendingShots';
import type { Shot } from './shot';
import { supportShots } from './supportShots';

/** Every page and state, in the order in which a shopper meets them. */
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
  ...builderShots,
  ...playerShots,
  ...sendingShots,
  ...supportShots,
  ...englishShots,
  ...closedShots,
];
