import type { ChallengeOutcome, FrameProblem } from '../../../../contract/payment/frameMessages';
import type { PaymentToken } from '../../../../contract/payment/paymentToken';

export interface PaymentFrameProps {
  readonly method: 'card' | 'sepa';
  /** Each increment requests a token; the initial value requests none. */
  readonly request: number;
  /** The transaction that the payer must confirm; null if there is none. */
  readonly challenge: string | null;
  /** The frame's page could not be loaded: a message and a button that calls `onRetry` are shown in its place. */
  readonly isAbsent: boolean;
  readonly onAbsent: () => void;
  readonly onRetry: () => void;
  /** The token is secret and single-use: it belongs in the vault at once. Label and reference may be shown. */
  readonly onToken: (token: string, label: string, mandateReference: PaymentToken['mandateReference']) => void;
  /** No token: a field is invalid, as shown in the frame, or the provider or the frame itself could not be reached. */
  readonly onProblem: (code: FrameProblem) => void;
  readonly onChallengeEnded: (transactionId: string, outcome: ChallengeOutcome) => void;
}
