import type { ChallengeOutcome } from '../contract/payment/frameMessages';
import type { PaymentField, PaymentToken } from '../contract/payment/paymentToken';
import { cardForm } from './cardForm';
import { createChallenge } from './challenge';
import { element } from './dom';
import { complainAll } from './fields';
import type { PaymentForm } from './paymentForm';
import { askForToken } from './provider';
import { sepaForm } from './sepaForm';
import { listenToPage, postToPage, reportHeights } from './shopPage';
import { statusLine } from './status';
import { texts } from './texts';

const ended: Readonly<Record<ChallengeOutcome, readonly ['success' | 'danger', string]>> = {
  confirmed: ['success', texts.challengeConfirmed],
  refused: ['danger', texts.challengeRefused],
  failed: ['danger', texts.challengeOver],
};

const complaintsOf = (form: PaymentForm, refused: readonly unknown[]): ReadonlyMap<PaymentField, string> =>
  new Map(
    form.fields.flatMap(({ name }) => {
      const text = form.refused[name];
      return text !== undefined && refused.includes(name) ? [[name, text] as const] : [];
    }),
  );

/**
 * Builds the form that the address asks for and connects it to the page around it. What is typed is sent only to the
 * payment provider: the page gets a token.
 */
export function startFrame(root: HTMLElement): void {
  const asked = new URLSearchParams(window.location.search);
  const form = asked.get('method') === 'sepa' ? sepaForm() : cardForm();
  const status = statusLine();
  const challenge = createChallenge(status);
  const fields = element('form', { 'aria-label': form.title, novalidate: '' }, [
    ...form.parts,
    element('p', { class: 'note' }, [`${texts.sandbox} ${form.samples}`]),
  ]);
  root.append(fields, challenge.root, status.root);
  // Submitting is up to the page's button; a native submit would navigate the frame.
  fields.addEventListener('submit', (event) => event.preventDefault());

  let isBusy = false;
  const unlessBusy = (work: () => Promise<void>) => {
    if (isBusy) return;
    isBusy = true;
    status.clear();
    void work().finally(() => {
      isBusy = false;
    });
  };

  const give = (token: PaymentToken) => {
    if (token.mandateReference !== null) status.say('success', texts.mandateGiven + token.mandateReference);
    postToPage({ type: 'token', ...token });
  };

  const submit = async () => {
    if (complainAll(form.fields, form.complaints())) {
      postToPage({ type: 'problem', code: 'invalid' });
      return;
    }
    const answer = await askForToken(form.request());
    if (answer && 'token' in answer) {
      give(answer.token);
    } else if (answer && complainAll(form.fields, complaintsOf(form, answer.refused))) {
      postToPage({ type: 'problem', code: 'invalid' });
    } else {
      status.say('danger', texts.unavailable);
      postToPage({ type: 'problem', code: 'unavailable' });
    }
  };

  const confirm = async (transactionId: string) => {
    fields.hidden = true;
    const outcome = await challenge.ask(transactionId);
    fields.hidden = false;
    if (outcome === null) return;
    status.say(...ended[outcome]);
    postToPage({ type: 'challengeEnded', transactionId, outcome });
  };

  listenToPage((message) => {
    switch (message.type) {
      case 'submit':
        unlessBusy(submit);
        break;
      case 'challengeDropped':
        challenge.drop();
        break;
      case 'challenge':
        unlessBusy(() => confirm(message.transactionId));
        break;
    }
  });
  reportHeights(root);
  const transactionId = asked.get('challenge');
  if (transactionId !== null) unlessBusy(() => confirm(transactionId));
}
