import type { ChallengeOutcome } from '../contract/payment/frameMessages';
import type { ChallengeAnswer } from '../contract/payment/paymentToken';
import { element } from './dom';
import { sendAnswer } from './provider';
import type { StatusLine } from './status';
import { texts } from './texts';

interface Challenge {
  readonly root: HTMLElement;
  /**
   * Asks the payer to confirm a transaction; resolves with the outcome, or with null when the question was withdrawn.
   */
  readonly ask: (transactionId: string) => Promise<ChallengeOutcome | null>;
  /** Withdraws the question, if one is open. */
  readonly drop: () => void;
}

/** The bank's challenge to the payer. An answer that fails to arrive can be given again. */
export function createChallenge(status: StatusLine): Challenge {
  const title = element('h2', { id: 'challenge-title', tabindex: '-1' }, [texts.challengeTitle]);
  const confirm = element('button', { type: 'button', class: 'primary' }, [texts.challengeConfirm]);
  const refuse = element('button', { type: 'button' }, [texts.challengeRefuse]);
  const root = element('section', { 'aria-labelledby': title.id }, [
    title,
    element('p', {}, [texts.challengeText]),
    element('div', { class: 'buttons' }, [confirm, refuse]),
  ]);
  root.hidden = true;

  const setBusy = (isBusy: boolean) => {
    confirm.disabled = isBusy;
    refuse.disabled = isBusy;
  };
  let drop = () => {};
  const chosen = () =>
    new Promise<ChallengeAnswer['outcome']>((resolve) => {
      confirm.onclick = () => resolve('confirmed');
      refuse.onclick = () => resolve('refused');
    });

  async function answered(transactionId: string, isOver: AbortSignal): Promise<ChallengeOutcome | null> {
    for (;;) {
      setBusy(false);
      const answer = await chosen();
      setBusy(true);
      const outcome = await sendAnswer(transactionId, answer);
      if (isOver.aborted) return null;
      if (outcome !== null) return outcome === 'over' ? 'failed' : outcome;
      status.say('danger', texts.unavailable);
    }
  }

  async function ask(transactionId: string): Promise<ChallengeOutcome | null> {
    const over = new AbortController();
    const dropped = new Promise<null>((resolve) => {
      over.signal.addEventListener('abort', () => resolve(null));
    });
    drop = () => over.abort();
    root.hidden = false;
    title.focus();
    const outcome = await Promise.race([answered(transactionId, over.signal), dropped]);
    root.hidden = true;
    return outcome;
  }
  return { root, ask, drop: () => drop() };
}
