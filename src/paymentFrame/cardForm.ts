import { cardDigits, isCardCode, isCardExpired, isCardNumber, readCardExpiry } from '../commerce/identifiers/bankCard';
import type { PaymentField } from '../contract/payment/paymentToken';
import { element } from './dom';
import { textField } from './fields';
import { regroupCard, regroupCode, regroupExpiry } from './grouping';
import type { PaymentForm } from './paymentForm';
import { texts } from './texts';

function wrongExpiry(text: string): string | null {
  if (text === '') return texts.expiryMissing;
  const expiry = readCardExpiry(text);
  if (expiry === null) return texts.expiryWrong;
  return isCardExpired(expiry, Date.now()) ? texts.expiryPast : null;
}

/** Number, expiry and code of a card. */
export function cardForm(): PaymentForm {
  const digitsOnly = { inputmode: 'numeric' } as const;
  const number = textField({
    name: 'number',
    label: texts.number,
    attributes: { ...digitsOnly, autocomplete: 'cc-number' },
    regroup: regroupCard,
  });
  const expiry = textField({
    name: 'expiry',
    label: texts.expiry,
    hint: texts.expiryHint,
    attributes: { ...digitsOnly, autocomplete: 'cc-exp' },
    regroup: regroupExpiry,
  });
  const code = textField({
    name: 'code',
    label: texts.code,
    hint: texts.codeHint,
    attributes: { ...digitsOnly, autocomplete: 'cc-csc' },
    regroup: regroupCode,
  });
  const complaints = (): ReadonlyMap<PaymentField, string> => {
    const found = new Map<PaymentField, string>();
    const digits = cardDigits(number.input.value);
    if (!isCardNumber(digits)) found.set('number', digits === '' ? texts.numberMissing : texts.numberWrong);
    const wrong = wrongExpiry(expiry.input.value);
    if (wrong !== null) found.set('expiry', wrong);
    if (!isCardCode(code.input.value)) found.set('code', code.input.value === '' ? texts.codeMissing : texts.codeWrong);
    return found;
  };
  return {
    title: texts.cardForm,
    samples: texts.testCards,
    fields: [number, expiry, code],
    parts: [number.root, element('div', { class: 'pair' }, [expiry.root, code.root])],
    complaints,
    request: () => ({
      method: 'card',
      number: cardDigits(number.input.value),
      expiry: expiry.input.value,
      code: code.input.value,
    }),
    refused: { number: texts.numberWrong, expiry: texts.expiryWrong, code: texts.codeWrong },
  };
}
