import type { ChallengeOutcome, FrameProblem } from '../../../../contract/payment/frameMessages';
import type { PaymentToken } from '../../../../contract/payment/paymentToken';

export interface PaymentFrameProps {
  readonly method: 'card' | 'sepa';
  /** A number that grows with every wish for a token; the one of the first render is none. */
  readonly request: number;
  /** The transaction that the payer must confirm; null while there is none. */
  readonly challenge: string | null;
  /** The token is secret and serves once: it belongs into the vault at once. Label and reference may be shown. */
  readonly onToken: (token: string, label: string, mandateReference: PaymentToken['mandateReference']) => void;
  /** No token came: a field is wrong, which the frame says itself, or nobody answered. */
  readonly onProblem: (code: FrameProblem) => void;
  readonly onChallengeEnded: (transactionId: string, outcome: ChallengeOutcome) => void;
}
