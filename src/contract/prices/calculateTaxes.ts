import type { Static } from 'typebox';
import type { calculatedTaxesSchema, calculateTaxesBody } from './calculateTaxes.schema';

/** Lines by where they go; `unitPrice` is without VAT, the caller's own price where none is said. */
export type CalculateTaxesBody = Static<typeof calculateTaxesBody>;
/**
 * VAT of the lines by their `lineId`, rounded once for each rate, so that the lines add up to `totalTaxAmount`; `taxRate`
 * is in per cent ("5.50"). A line that cannot be taxed has no amount and says why, and `success` is false.
 */
export type CalculatedTaxes = Static<typeof calculatedTaxesSchema>;
