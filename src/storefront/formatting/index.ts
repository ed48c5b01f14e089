/**
 * How money, numbers, quantities and days are written, for every feature. French unless a provider says
 * otherwise; components take `useFormatting()`, what runs outside of React `frenchFormatting`.
 */
export { createFormatting } from './createFormatting';
export { formattingOf, frenchFormatting, FormattingProvider, useFormatting } from './FormattingProvider';
export { unbroken } from './unbroken';
