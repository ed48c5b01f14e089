/**
 * How money, numbers, quantities and days are written, in the shop's own locale or in that of the `FormattingProvider`
 * around, and how a telephone number is called. Components call `useFormatting()`, code outside React
 * `formattingOf(locale)`.
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
