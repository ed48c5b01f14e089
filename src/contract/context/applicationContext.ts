import type { Static } from 'typebox';
import type { applicationContextSchema } from './applicationContext.schema';

/** The webstore's settings as every visitor reads them (CTX-01). */
export type ApplicationContext = Static<typeof applicationContextSchema>;
export type TaxType = ApplicationContext['taxType'];

/** The tax type without tax calls: prices are without VAT (TAX-02). */
export const NET_TAX_TYPE = 'Net';
/** The source type for which inventory is requested by `locations`; any other one is a group (INV-03). */
export const LOCATION_SOURCE_TYPE = 'Location';
