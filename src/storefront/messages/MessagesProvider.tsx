import { setupI18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { firstTexts } from './firstTexts';
import type { MessageId } from './messageId';

/** Text of a message with its values filled in; an id the catalogue lacks does not compile. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

const i18n = setupI18n({ locale: SHOP_LOCALE, messages: { [SHOP_LOCALE]: firstTexts } });

/** The shop's translator. Texts of a page or of a part are there once its code is. */
export const translate: Translate = (id, values) => i18n._(id, { ...values });

/** Takes in the compiled texts that a page or a part brings along; who loads its code calls it before it is shown. */
export const addTexts = (texts: Messages): void => i18n.load(SHOP_LOCALE, texts);

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
