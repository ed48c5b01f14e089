import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { firstTexts } from './firstTexts';
import { createFillIn, type Texts } from './fillIn';
import type { MessageId } from './messageId';

/** Text of a message with its values filled in; an id the catalogue lacks does not compile. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

const fillIn = createFillIn(SHOP_LOCALE);
const texts: Record<string, Texts[string]> = { ...firstTexts };

/** The shop's translator. Texts of a page or of a lazy component are there once its code is. */
export const translate: Translate = (id, values = {}) => fillIn(texts[id] ?? id, values);

/** Takes in the compiled texts that a page or a lazy component brings along; who loads its code calls it before it is shown. */
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
