import { EXPRESS_PARAM } from './pageParams';
import { CHECKOUT_ADDRESS } from './pageReference';

/** The express checkout: preselected values count as chosen, up to the payment (MIN-08). */
export const EXPRESS_ADDRESS = `${CHECKOUT_ADDRESS}?${EXPRESS_PARAM}=1`;
