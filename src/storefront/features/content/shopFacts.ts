import { PASSWORD_MIN_LENGTH } from '../../../contract/authentication/password';
import {
  CONSENT_COOKIE_SECONDS,
  DELIVERY_CUT_OFF_MINUTES,
  DELIVERY_GROUP_LIMIT,
  DELIVERY_WITHIN_HOURS,
  FREE_DELIVERY_FROM_EUROS,
} from '../../../contract/constants';
import * as rules from '../../../contract/shopRules';
import type { Formatting } from '../../formatting/createFormatting';
import type { Translate } from '../../messages';
import type { Item } from './richText/placeholders';

export const DAYS_IN_A_MONTH = 365 / 12;
export const SECONDS_IN_A_MONTH = DAYS_IN_A_MONTH * 24 * 60 * 60;

/** The shop's rules as quoted by texts: `{!Item.freeDeliveryFrom}` is the value that the server uses. */
export const shopFacts = ({ money, number }: Formatting, t: Translate): Item => ({
  freeDeliveryFrom: t('content.euros', { amount: number(FREE_DELIVERY_FROM_EUROS) }),
  deliveryCharge: money(rules.DELIVERY_CHARGE_CENTS),
  morningSupplement: money(rules.MORNING_SUPPLEMENT_CENTS),
  deliveryWithinHours: number(DELIVERY_WITHIN_HOURS),
  orderCutOff: t('content.hour', { hour: number(DELIVERY_CUT_OFF_MINUTES / 60) }),
  deliveryDaysOffered: number(rules.DELIVERY_DAYS_OFFERED),
  maximumDeliveries: number(DELIVERY_GROUP_LIMIT),
  supportPhone: t('header.phone'),
  guestCartDays: number(rules.GUEST_DAYS),
  sessionDays: number(rules.SESSION_DAYS),
  knownBrowserDays: number(rules.KNOWN_BROWSER_DAYS),
  knownBrowserMonths: number(rules.KNOWN_BROWSER_DAYS / DAYS_IN_A_MONTH),
  passwordLinkMinutes: number(rules.PASSWORD_LINK_MINUTES),
  passwordMinimum: number(PASSWORD_MIN_LENGTH),
  checkoutHours: number(rules.CHECKOUT_HOURS),
  consentMonths: number(CONSENT_COOKIE_SECONDS / SECONDS_IN_A_MONTH),
  statisticsMonths: number(rules.STATISTICS_MONTHS),
  contactMonths: number(rules.CONTACT_MONTHS),
  recordingDays: number(rules.RECORDING_DAYS),
  invoiceYears: number(rules.INVOICE_YEARS),
  latePenaltyFee: t('content.euros', { amount: number(rules.LATE_PAYMENT_EUROS) }),
});
