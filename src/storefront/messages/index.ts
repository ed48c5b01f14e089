/**
 * Every text a shopper reads, by id. The first load has the texts that any page may need; the others come with their
 * page or lazy component. `en-US` holds the platform's own English texts under the same names.
 */
export { addTexts, translate, useMessages, MessagesProvider } from './MessagesProvider';
export type { Texts } from './fillIn';
export type { MessageDescriptor } from './messageDescriptor';
export type { MessageId } from './messageId';
export type { Translate } from './MessagesProvider';
