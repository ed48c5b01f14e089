import type { Cents } from '../../contract/money';
import type { TextId } from './textId';

/** An amount of money, which each language writes in its own way. */
interface Amount {
  readonly cents: Cents;
  readonly currency: string;
}

/** The values of a sentence; a nested sentence is translated into the same language. */
type Value = string | number | Amount | Sentence;

/**
 * A message of the server to a shopper, independent of language: decisions create it, and the answer translates it into
 * the language of the call. It is plain JSON, so that it can be stored until it is requested.
 */
export interface Sentence {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, Value>>;
}

/** A sentence, or a text that is the same in every language: product data, and messages to developers. */
export type Text = string | Sentence;

export const sentence = (id: TextId, values?: Sentence['values']): Sentence =>
  values === undefined ? { id } : { id, values };
