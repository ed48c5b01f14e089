import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SHOP_LOCALE } from '../../contract/constants';
import type { ShopLocale } from '../../contract/languages';

declare module '../kernel/state' {
  interface BuilderState {
    readonly language: LanguageState;
  }
}

/** The language in which the page is shown, so that a replay shows it in the same. */
interface LanguageState {
  readonly locale: ShopLocale;
}

const initialState: LanguageState = { locale: SHOP_LOCALE };

const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    /** The page has read its language from the HTML document. */
    localeRead: (_state, { payload }: PayloadAction<LanguageState>) => payload,
  },
  selectors: { selectLocale: (state) => state.locale },
});

export const languageReducer = languageSlice.reducer;
/** To be registered for recording. */
export const languageEvents = languageSlice.actions;
export const { localeRead } = languageSlice.actions;
export const { selectLocale } = languageSlice.selectors;
