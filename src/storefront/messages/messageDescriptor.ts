import type { MessageId } from './messageId';

/** A message id and its values: slices store these instead of a finished sentence. */
export interface MessageDescriptor {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}
