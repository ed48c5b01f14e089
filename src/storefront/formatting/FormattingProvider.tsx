import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { createFormatting, type Formatting } from './createFormatting';

/** The formats of the shop's own locale, the only ones that are created in advance. */
const ownFormatting = createFormatting(SHOP_LOCALE);

const made = new Map([[SHOP_LOCALE, ownFormatting]]);

/** The formats of a locale ("fr_FR" is read as "fr-FR"), created once; the shop's own if the locale is malformed. */
export function formattingOf(locale: string): Formatting {
  const known = made.get(locale);
  if (known) return known;
  let formatting = ownFormatting;
  try {
    formatting = createFormatting(locale.replace(/_/g, '-'));
  } catch {
    // The browser rejects the locale: the shop's own formats are used.
  }
  made.set(locale, formatting);
  return formatting;
}

const FormattingContext = createContext<Formatting>(ownFormatting);

interface FormattingProviderProps {
  readonly formatting: Formatting;
  readonly children: ReactNode;
}

export function FormattingProvider({ formatting, children }: FormattingProviderProps) {
  return <FormattingContext value={formatting}>{children}</FormattingContext>;
}

export const useFormatting = (): Formatting => useContext(FormattingContext);
