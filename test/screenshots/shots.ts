import { accountShots } from './accountShots';
import { browsingShots } from './browsingShots';
import { cartShots } from './cartShots';
import { checkoutShots } from './checkoutShots';
import { orderShots } from './orderShots';
import { paymentShots } from './paymentShots';
import type { Shot } from './shot';

/** Every page and state, in the order in which a shopper meets them. */
export const shots: readonly Shot[] = [
  ...browsingShots,
  ...cartShots,
  ...accountShots,
  ...checkoutShots,
  ...paymentShots,
  ...orderShots,
];
