/**
 * Every text a shopper reads, by id. French ships with the first load; `en-US` holds the platform's own
 * English texts and is fetched only where a webstore runs in English.
 */
export { translator, useMessages, MessagesProvider } from './MessagesProvider';
export type { MessageId, Translate } from './MessagesProvider';
