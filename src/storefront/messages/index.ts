/**
 * Every text a shopper reads, by id. What every page can say ships with the first load, the rest with the page or the
 * lazy component that says it; `en-US` holds the platform's own English texts under the same names.
 */
export { addTexts, translate, useMessages, MessagesProvider } from './MessagesProvider';
export type { Texts } from './fillIn';
export type { MessageDescriptor } from './messageDescriptor';
export type { MessageId } from './messageId';
export type { Translate } from './MessagesProvider';
