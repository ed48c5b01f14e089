/**
 * How money, numbers, quantities and days are written. French unless a provider says otherwise; components call
 * `useFormatting()`, code outside React uses `frenchFormatting`.
 */
export { createFormatting } from './createFormatting';
export { formattingOf, frenchFormatting, FormattingProvider, useFormatting } from './FormattingProvider';
export { unbroken } from './unbroken';
