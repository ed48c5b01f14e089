import type { Static } from 'typebox';
import type { calculatedTaxesSchema, calculateTaxesBody } from './calculateTaxes.schema';

/** Lines by destination; `unitPrice` is without VAT, and defaults to the caller's own price. */
export type CalculateTaxesBody = Static<typeof calculateTaxesBody>;
/**
 * VAT of the lines by `lineId`, rounded once per rate, so that the lines add up to `totalTaxAmount`; `taxRate` is in
 * per cent ("5.50"). A line that cannot be taxed has a `message` instead of an amount, and `success` is false.
 */
export type CalculatedTaxes = Static<typeof calculatedTaxesSchema>;
