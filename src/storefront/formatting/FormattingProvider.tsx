import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { createFormatting, type Formatting } from './createFormatting';

/** The shop's own language; the only one whose formats exist before they are asked for. */
export const frenchFormatting = createFormatting(SHOP_LOCALE);

const made = new Map([[SHOP_LOCALE, frenchFormatting]]);

/** The formats of the site's locale, made once; the shop's own where it is none ("fr_FR" is how the platform writes one). */
export function formattingOf(locale: string): Formatting {
  const known = made.get(locale);
  if (known) return known;
  let formatting = frenchFormatting;
  try {
    formatting = createFormatting(locale.replace(/_/g, '-'));
  } catch {
    // No browser knows such a locale.
  }
  made.set(locale, formatting);
  return formatting;
}

const FormattingContext = createContext<Formatting>(frenchFormatting);

interface FormattingProviderProps {
  readonly formatting: Formatting;
  readonly children: ReactNode;
}

export function FormattingProvider({ formatting, children }: FormattingProviderProps) {
  return <FormattingContext value={formatting}>{children}</FormattingContext>;
}

export const useFormatting = (): Formatting => useContext(FormattingContext);
