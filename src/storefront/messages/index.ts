/**
 * Every text of the shop's, the builder's and support's pages, by id. The first load has the texts that any page of the
 * shop may need; the others come with their page or lazy component, in the language of the page: the build writes the
 * scripts once for each language. `fr-FR` has the French texts, `en-US` the English ones under the same ids.
 */
export { MessagesProvider, useMessages } from './MessagesProvider';
export { addTexts, translatorOf } from './translator';
export type { Texts } from '../../commerce/messages/fillIn';
export type { MessageDescriptor } from './messageDescriptor';
export type { MessageId } from './messageId';
export type { Translate } from './translator';
