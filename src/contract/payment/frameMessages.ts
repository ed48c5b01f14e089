import type { ChallengeAnswer, PaymentToken } from './paymentToken';

/** Marks messages between the shop's page and the payment frame; all other messages of the window are ignored. */
export const MESSAGE_SOURCE = 'comptoir-payment';

/** How a challenge ended; `failed`: the provider says that it is no longer open. */
export type ChallengeOutcome = ChallengeAnswer['outcome'] | 'failed';
/** Why a submit gave no token: a field is wrong (the frame shows which), or the provider could not be reached. */
export type FrameProblem = 'invalid' | 'unavailable';

/** Messages from the frame to the page. Heights are whole CSS pixels. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly height: number }
  | { readonly type: 'resized'; readonly height: number }
  | ({ readonly type: 'token' } & PaymentToken)
  | { readonly type: 'problem'; readonly code: FrameProblem }
  | { readonly type: 'challengeEnded'; readonly transactionId: string; readonly outcome: ChallengeOutcome };

/** Messages from the page to the frame; they say nothing about the person, the cart or the amount. */
export type ShopMessage =
  | { readonly type: 'submit' }
  | { readonly type: 'challenge'; readonly transactionId: string }
  /** The page no longer waits for the payer's confirmation; ignored without a challenge. */
  | { readonly type: 'challengeDropped' };

type Marked<M> = M & { readonly source: typeof MESSAGE_SOURCE };
type Fields = Readonly<Record<string, unknown>>;

/** A message with the mark by which the other window recognises it. */
export const marked = <M extends FrameMessage | ShopMessage>(message: M): Marked<M> => ({
  ...message,
  source: MESSAGE_SOURCE,
});

const fieldsOf = (data: unknown): Fields | null =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === MESSAGE_SOURCE ? { ...data } : null;

const MAX_HEIGHT = 4000;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MAX_HEIGHT;

/** Reads a message event of the page's window; null for anything but a complete message of the frame. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const fields = fieldsOf(data);
  if (fields === null) return null;
  const { type, height, token, label, mandateReference, code, transactionId, outcome } = fields;
  switch (type) {
    case 'ready':
    case 'resized':
      return isHeight(height) ? { type, height } : null;
    case 'token':
      return isText(token) && isText(label) && (mandateReference === null || isText(mandateReference))
        ? { type, token, label, mandateReference }
        : null;
    case 'problem':
      return code === 'invalid' || code === 'unavailable' ? { type, code } : null;
    case 'challengeEnded':
      return isText(transactionId) && (outcome === 'confirmed' || outcome === 'refused' || outcome === 'failed')
        ? { type, transactionId, outcome }
        : null;
    default:
      return null;
  }
}

/** Reads a message event of the frame's window; null for anything but a complete message of the shop's page. */
export function readShopMessage(data: unknown): ShopMessage | null {
  const fields = fieldsOf(data);
  if (fields?.type === 'submit' || fields?.type === 'challengeDropped') return { type: fields.type };
  return fields?.type === 'challenge' && isText(fields.transactionId)
    ? { type: 'challenge', transactionId: fields.transactionId }
    : null;
}
