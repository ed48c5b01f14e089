import type { Cents } from '../../contract/money';
import type { TextId } from './textId';

/** An amount of money, which each language writes in its own way. */
interface Amount {
  readonly cents: Cents;
  readonly currency: string;
}

/** What a sentence is filled in with; a sentence inside of another is said in the same language. */
type Value = string | number | Amount | Sentence;

/**
 * Something the server has to say to a shopper, in no language yet: decisions make it, and the answer says it in the
 * language of the call. It is plain JSON, so that it can be stored until somebody asks for it.
 */
export interface Sentence {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, Value>>;
}

/** A sentence, or a text that is the same in every language: product data, and what is said to developers. */
export type Text = string | Sentence;

export const sentence = (id: TextId, values?: Sentence['values']): Sentence =>
  values === undefined ? { id } : { id, values };
