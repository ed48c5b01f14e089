import type { MessageId } from './messageId';

/** A message id and its values: the state stores these, never a finished sentence. */
export interface MessageDescriptor {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}
