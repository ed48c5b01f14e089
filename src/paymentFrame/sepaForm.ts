import { compactIban, passesIbanCheck } from '../commerce/identifiers/iban';
import type { PaymentField } from '../contract/payment/paymentToken';
import { element } from './dom';
import { checkField, textField } from './fields';
import { regroupIban } from './grouping';
import type { PaymentForm } from './paymentForm';
import { texts } from './texts';

const mandate = (): HTMLElement =>
  element('div', { class: 'mandate', role: 'group', 'aria-labelledby': 'mandate-title' }, [
    element('h2', { id: 'mandate-title' }, [texts.mandateTitle]),
    ...[texts.mandateCreditor, texts.mandateText, texts.mandateBusiness, texts.mandateReference].map((text) =>
      element('p', {}, [text]),
    ),
  ]);

/** A bank account and the mandate to debit it. */
export function sepaForm(): PaymentForm {
  const iban = textField({
    name: 'iban',
    label: texts.iban,
    hint: texts.ibanHint,
    attributes: { autocomplete: 'off', autocapitalize: 'characters' },
    regroup: regroupIban,
  });
  const accepted = checkField('mandateAccepted', texts.mandateAccepted);
  const complaints = (): ReadonlyMap<PaymentField, string> => {
    const found = new Map<PaymentField, string>();
    const compact = compactIban(iban.input.value);
    if (!passesIbanCheck(compact)) found.set('iban', compact === '' ? texts.ibanMissing : texts.ibanWrong);
    if (!accepted.input.checked) found.set('mandateAccepted', texts.mandateAcceptedMissing);
    return found;
  };
  return {
    title: texts.sepaForm,
    samples: texts.testAccounts,
    fields: [iban, accepted],
    parts: [iban.root, mandate(), accepted.root],
    complaints,
    request: () => ({
      method: 'sepa',
      iban: compactIban(iban.input.value),
      mandateAccepted: accepted.input.checked,
    }),
    refused: { iban: texts.ibanWrong, mandateAccepted: texts.mandateAcceptedMissing },
  };
}
