/**
 * How money, numbers, quantities and days are written, and telephone numbers called: in the shop's own locale, or in that of the `FormattingProvider`
 * around. Components call `useFormatting()`, code outside React `formattingOf(locale)`.
 */
export { AmountsIn } from './AmountsIn';
export { createFormatting, type Formatting } from './createFormatting';
export { formattingOf, FormattingProvider, useFormatting } from './FormattingProvider';
export { phoneAddress } from './phoneAddress';
export { unbroken } from './unbroken';
export { UnbrokenName } from './UnbrokenName';
export { WithPhone } from './WithPhone';
export { useContents } from './useContents';
export { useLineName, useRhythm, type WireRhythm } from './useRhythm';
