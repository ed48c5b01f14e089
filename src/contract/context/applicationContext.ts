import type { Static } from 'typebox';
import type { applicationContextSchema } from './applicationContext.schema';

/** The settings of the webstore as every visitor reads them (D §3). */
export type ApplicationContext = Static<typeof applicationContextSchema>;
export type TaxType = ApplicationContext['taxType'];

/** The tax type for which no tax call is made: prices are without VAT (S §5). */
export const NET_TAX_TYPE = 'Net';
/** The inventory source type that is asked by `locations`; every other one is a group (S §3). */
export const LOCATION_SOURCE_TYPE = 'Location';
