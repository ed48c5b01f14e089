import { isSEPACountry, isValidIBAN } from 'ibantools';
import {
  cardBrand,
  cardDigits,
  isCardCode,
  isCardExpired,
  isCardNumber,
  readCardExpiry,
} from '../../../commerce/identifiers/bankCard';
import { compactIban } from '../../../commerce/identifiers/iban';
import type { PaymentField, PaymentTokenRequest } from '../../../contract/payment/paymentToken';
import type { PaymentMethodKind } from '../../../server/features/payments';
import { cardBehaviour, ibanBehaviour, type Behaviour } from './testNumbers';

/** What the sandbox stores of a card or bank account: nothing that could be charged anywhere. */
export interface Instrument {
  readonly methodKind: Exclude<PaymentMethodKind, 'bank'>;
  readonly behaviour: Behaviour;
  readonly label: string;
}

type Reading =
  | { readonly ok: true; readonly instrument: Instrument }
  | { readonly ok: false; readonly fields: readonly PaymentField[] };

const lastFour = (text: string): string => `•••• ${text.slice(-4)}`;

function readCard(request: Extract<PaymentTokenRequest, { method: 'card' }>, now: number): Reading {
  const digits = cardDigits(request.number);
  const expiry = readCardExpiry(request.expiry);
  const fields: PaymentField[] = [];
  if (!isCardNumber(digits)) fields.push('number');
  if (expiry === null || isCardExpired(expiry, now)) fields.push('expiry');
  if (!isCardCode(request.code)) fields.push('code');
  if (fields.length > 0) return { ok: false, fields };
  const label = `${cardBrand(digits)} ${lastFour(digits)}`;
  return { ok: true, instrument: { methodKind: 'card', behaviour: cardBehaviour(digits), label } };
}

function readAccount(request: Extract<PaymentTokenRequest, { method: 'sepa' }>): Reading {
  const iban = compactIban(request.iban);
  const fields: PaymentField[] = [];
  if (!isValidIBAN(iban) || !isSEPACountry(iban.slice(0, 2))) fields.push('iban');
  if (!request.mandateAccepted) fields.push('mandateAccepted');
  if (fields.length > 0) return { ok: false, fields };
  const label = `SEPA ${lastFour(iban)}`;
  return { ok: true, instrument: { methodKind: 'sepa', behaviour: ibanBehaviour(iban), label } };
}

/** Validates a card or bank account, and keeps four digits of it; or names the invalid fields. `now` in ms UTC. */
export function readInstrument(request: PaymentTokenRequest, now: number): Reading {
  switch (request.method) {
    case 'card':
      return readCard(request, now);
    case 'sepa':
      return readAccount(request);
  }
}
