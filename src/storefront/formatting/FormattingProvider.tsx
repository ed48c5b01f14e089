import { createContext, useContext, type ReactNode } from 'react';
import { SHOP_LOCALE } from '../../contract/constants';
import { createFormatting, type Formatting } from './createFormatting';

/** The shop's own language; the only one whose formats exist before they are asked for. */
export const frenchFormatting = createFormatting(SHOP_LOCALE);

const FormattingContext = createContext<Formatting>(frenchFormatting);

interface FormattingProviderProps {
  readonly formatting: Formatting;
  readonly children: ReactNode;
}

export function FormattingProvider({ formatting, children }: FormattingProviderProps) {
  return <FormattingContext value={formatting}>{children}</FormattingContext>;
}

export const useFormatting = (): Formatting => useContext(FormattingContext);
