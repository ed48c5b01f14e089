import { ERROR_TEXTS } from '../../contract/errorTexts';
import type { MessageId } from '../../storefront/messages';

const names = Object.keys(ERROR_TEXTS) as readonly (keyof typeof ERROR_TEXTS)[];

/**
 * The message that says in the reader's language what an error with one of the `ERROR_TEXTS` means; null: the error has
 * none of these texts.
 */
export function platformErrorId(text: string): MessageId | null {
  const known = names.find((name) => text.includes(ERROR_TEXTS[name]));
  return known ? `platformError.${known}` : null;
}
