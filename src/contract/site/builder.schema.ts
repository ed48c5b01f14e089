import { Type } from 'typebox';
import { menuItemsSchema, publishStatus } from '../catalog/menu.schema';
import {
  anything,
  body,
  bool,
  count,
  mapOf,
  nullable,
  oneOf,
  open,
  openText,
  openTextOrNull,
  pathParams,
  personalText,
  personalTextOrNull,
  query,
  text,
} from '../wire.schema';
import { SHOP_SWITCHES, TAX_TYPES } from './shopSettings';
import type { SiteDocument } from './siteConfiguration';
import { siteConfigurationShape } from './siteConfiguration.schema';

const shop = Type.Object({
  ...Object.fromEntries(SHOP_SWITCHES.map((name) => [name, bool])),
  taxType: oneOf(TAX_TYPES),
  defaultCurrency: openText,
  supportedCurrencies: Type.Array(openText),
  deliveryTariffs: Type.Array(
    Type.Object({
      currency: openText,
      cents: count,
      vatBasisPoints: count,
      freeFromCents: nullable(count),
      morningSupplementCents: count,
    }),
  ),
  shippingCountries: Type.Array(openText),
  markets: Type.Array(
    Type.Object({
      marketId: openText,
      name: openText,
      countries: Type.Array(openText),
      localeCurrencyMap: mapOf(openTextOrNull),
    }),
  ),
});
const siteDocument = Type.Unsafe<SiteDocument>({
  ...Type.Object({ ...siteConfigurationShape.properties, shop, menus: mapOf(menuItemsSchema) }, open),
});
const revision = Type.Integer({ minimum: 0 });

const stateFields = {
  revision: count,
  /** ISO 8601; null: unchanged since the shop was set up. */
  changedAt: openTextOrNull,
  changedBy: personalTextOrNull,
  liveVersion: count,
  /** Whether the draft differs from the live version. */
  isChanged: bool,
};
export const siteStateSchema = Type.Object(stateFields);
export const siteDraftSchema = Type.Object({ ...stateFields, document: siteDocument });

/** The document is checked by rules that report every problem, and not by a schema that stops at the first. */
export const saveDraftBody = body({ revision, document: anything });
export const revisionBody = body({ revision });
export const importBody = body({ revision, file: anything });

export const draftConflictSchema = Type.Object({
  errors: Type.Array(Type.Object({ errorCode: openText, message: personalText })),
  stored: siteDraftSchema,
  /** The document that was to be saved; null for a publication. */
  yours: nullable(siteDocument),
});

const versionFields = {
  version: count,
  publishedAt: openText,
  publishedBy: personalTextOrNull,
  isLive: bool,
};
export const siteVersionSchema = Type.Object(versionFields);
export const siteVersionsSchema = Type.Object({ versions: Type.Array(siteVersionSchema), nextBefore: nullable(count) });
export const siteVersionDetailSchema = Type.Object({ ...versionFields, document: siteDocument });
export const siteVersionParams = pathParams(['siteVersion']);
export const siteVersionsQuery = query({ before: Type.Optional(Type.Integer({ minimum: 1 })) });
export const siteFileQuery = query({ publishStatus });
export const siteFileSchema = Type.Object({ format: text, formatVersion: count, document: siteDocument }, open);
