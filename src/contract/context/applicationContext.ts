import type { Static } from 'typebox';
import type { applicationContextSchema } from './applicationContext.schema';

/** The settings of the webstore as every visitor reads them (CTX-01). */
export type ApplicationContext = Static<typeof applicationContextSchema>;
export type TaxType = ApplicationContext['taxType'];

/** The tax type for which no tax call is made: prices are without VAT (TAX-02). */
export const NET_TAX_TYPE = 'Net';
/** The inventory source type that is asked by `locations`; every other one is a group (INV-03). */
export const LOCATION_SOURCE_TYPE = 'Location';
