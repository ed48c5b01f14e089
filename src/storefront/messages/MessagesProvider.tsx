import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { firstTexts } from './firstTexts';
import { createFillIn, type Texts } from './fillIn';
import type { MessageId } from './messageId';

/** Fills in the text of a message; an unknown id does not compile. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

const fillIn = createFillIn(SHOP_LOCALE);
const texts: Record<string, Texts[string]> = { ...firstTexts };

/** The shop's translator. The texts of a page or lazy component are available once its code is loaded. */
export const translate: Translate = (id, values = {}) => fillIn(texts[id] ?? id, values);

/** Adds the compiled texts of a page or lazy component; its loader calls this before it is shown. */
export const addTexts = (added: Texts): void => void Object.assign(texts, added);

const MessagesContext = createContext<Translate>(translate);

export function MessagesProvider({
  translate: given,
  children,
}: {
  readonly translate: Translate;
  readonly children: ReactNode;
}) {
  return <MessagesContext value={given}>{children}</MessagesContext>;
}

export const useMessages = (): Translate => useContext(MessagesContext);
