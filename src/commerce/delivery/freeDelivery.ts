import { FREE_DELIVERY_FROM_EUROS } from '../../contract/constants';
import type { Cents } from '../../contract/money';

export const FREE_DELIVERY_FROM_CENTS: Cents = FREE_DELIVERY_FROM_EUROS * 100;

export interface FreeDelivery {
  readonly reached: boolean;
  readonly missingCents: Cents;
}

/**
 * Whether products of this value (excluding VAT, after promotions) are delivered free, and the amount missing; exactly
 * 40,00 € is enough (CRT-19).
 */
export function freeDelivery(netGoodsCents: Cents): FreeDelivery {
  const missingCents = Math.max(0, FREE_DELIVERY_FROM_CENTS - netGoodsCents);
  return { reached: missingCents === 0, missingCents };
}

/**
 * Whether a French postcode is in metropolitan France, Corsica included. False for overseas departments and territories
 * (97…, 98…) and for anything that is not a French postcode.
 */
export function isMetropolitan(postalCode: string): boolean {
  const code = postalCode.replace(/\s/g, '');
  return /^\d{5}$/.test(code) && Number(code) >= 1000 && Number(code) < 96_000;
}
