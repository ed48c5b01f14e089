import { answersPath, PAYMENT_PATHS } from '../contract/payment/paymentPaths';
import type { ChallengeAnswer, PaymentToken, PaymentTokenRequest } from '../contract/payment/paymentToken';
import { withBase } from '../contract/pages/basePath';

/** After this time a call counts as unanswered. */
const PATIENCE_MS = 15_000;

type Reply = { readonly status: number; readonly body: unknown } | null;

/** Sends JSON without cookies; null when no answer came, or one that is not JSON. */
async function post(path: string, body: object): Promise<Reply> {
  try {
    const reply = await fetch(withBase(path), {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: reply.status, body: await reply.json() };
  } catch {
    return null;
  }
}

const namesOf = (entry: unknown): readonly unknown[] =>
  typeof entry === 'object' && entry !== null && 'invalidParameters' in entry && Array.isArray(entry.invalidParameters)
    ? entry.invalidParameters
    : [];

/** A token, the fields that the provider refuses, or null: no usable answer came. */
export async function askForToken(
  request: PaymentTokenRequest,
): Promise<{ readonly token: PaymentToken } | { readonly refused: readonly unknown[] } | null> {
  const reply = await post(PAYMENT_PATHS.tokens, request);
  // Checked edge: the server is of the same release, and serialises its replies by their schema.
  if (reply?.status === 201) return { token: reply.body as PaymentToken };
  const refused = reply?.status === 400 && Array.isArray(reply.body) ? reply.body.flatMap(namesOf) : [];
  return refused.length > 0 ? { refused } : null;
}

/** How the challenge ended; `over`: it is no longer open; null: no usable answer came. */
export async function sendAnswer(
  transactionId: string,
  outcome: ChallengeAnswer['outcome'],
): Promise<ChallengeAnswer['outcome'] | 'over' | null> {
  const reply = await post(answersPath(transactionId), { outcome });
  // Checked edge: the server is of the same release, and serialises its replies by their schema.
  if (reply?.status === 200) return (reply.body as ChallengeAnswer).outcome;
  return reply?.status === 404 ? 'over' : null;
}
