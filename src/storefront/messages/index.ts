/**
 * Every text a shopper reads, by id. The first load has the texts that any page may need; the others come with their
 * page or lazy component, in the language of the page: the build writes the scripts once for each language. `en-US`
 * holds the English texts under the same ids.
 */
export { MessagesProvider, useMessages } from './MessagesProvider';
export { addTexts, translatorOf } from './translator';
export type { Texts } from '../../commerce/messages/fillIn';
export type { MessageDescriptor } from './messageDescriptor';
export type { MessageId } from './messageId';
export type { Translate } from './translator';
