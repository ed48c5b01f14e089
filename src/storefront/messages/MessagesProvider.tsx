import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { translatorOf, type Translate } from './translator';

const MessagesContext = createContext<Translate>(translatorOf(SHOP_LOCALE));

interface MessagesProviderProps {
  readonly translate: Translate;
  readonly children: ReactNode;
}

export function MessagesProvider({ translate, children }: MessagesProviderProps) {
  return <MessagesContext value={translate}>{children}</MessagesContext>;
}

export const useMessages = (): Translate => useContext(MessagesContext);
