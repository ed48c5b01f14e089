import type { MessageId } from './messageId';

/** A text of the catalogue and what fills it in: a state holds no sentence. */
export interface MessageDescriptor {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}
