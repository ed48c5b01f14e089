import type { ReactNode } from 'react';
import { MessagesProvider, translatorOf } from '../../storefront/messages';
import { useBuilderSelector } from '../kernel/hooks';
import { selectLocale } from './languageSlice';

/** Renders all texts inside it in the language of the state. */
export function BuilderLanguage({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider translate={translatorOf(useBuilderSelector(selectLocale))}>{children}</MessagesProvider>;
}
