import type { ReactNode } from 'react';
import { MessagesProvider, translatorOf } from '../../storefront/messages';
import { useBuilderSelector } from '../kernel/hooks';
import { selectLocale } from './languageSlice';

/** Says all texts below it in the language that the state names. */
export function BuilderLanguage({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider translate={translatorOf(useBuilderSelector(selectLocale))}>{children}</MessagesProvider>;
}
