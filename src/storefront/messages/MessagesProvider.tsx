import { setupI18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { frenchCatalogue } from './frenchCatalogue';

export type MessageId = keyof typeof frenchCatalogue;

/** Text of a message with its values filled in; an id the catalogue lacks does not compile. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** A translator over a compiled catalogue. */
export function translator(locale: string, catalogue: Messages = frenchCatalogue): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogue } });
  return (id, values) => i18n._(id, { ...values });
}

const MessagesContext = createContext<Translate>(translator('fr-FR'));

export function MessagesProvider({
  translate,
  children,
}: {
  readonly translate: Translate;
  readonly children: ReactNode;
}) {
  return <MessagesContext value={translate}>{children}</MessagesContext>;
}

export const useMessages = (): Translate => useContext(MessagesContext);
