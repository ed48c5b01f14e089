import { Type } from 'typebox';
import { menuItemsSchema } from '../catalog/menu.schema';
import { anything, body, count, mapOf, nullable, oneOf, pathParams, query, text, textOrNull } from '../wire.schema';
import type { SiteDocument } from './siteConfiguration';
import { siteConfigurationSchema } from './siteConfiguration.schema';

const siteDocument = Type.Unsafe<SiteDocument>({
  ...Type.Object({ ...siteConfigurationSchema.properties, menus: mapOf(menuItemsSchema) }),
});
const revision = Type.Integer({ minimum: 0 });

export const siteDraftSchema = Type.Object({
  revision: count,
  document: siteDocument,
  changedAt: textOrNull,
  changedBy: textOrNull,
  liveVersion: count,
  isChanged: Type.Boolean(),
});

/** The document is checked by rules that name every wrong place, not by a schema that stops at the first. */
export const saveDraftBody = body({ revision, document: anything });
export const revisionBody = body({ revision });
export const importBody = body({ revision, file: anything });

export const draftConflictSchema = Type.Object({
  errors: Type.Array(Type.Object({ errorCode: text, message: text })),
  stored: siteDraftSchema,
  /** What was to be saved: for a publication null. */
  yours: nullable(siteDocument),
});

const versionFields = {
  version: count,
  publishedAt: text,
  publishedBy: textOrNull,
  isLive: Type.Boolean(),
};
export const siteVersionSchema = Type.Object(versionFields);
export const siteVersionsSchema = Type.Object({ versions: Type.Array(siteVersionSchema) });
export const siteVersionDetailSchema = Type.Object({ ...versionFields, document: siteDocument });
export const siteVersionParams = pathParams(['siteVersion']);
export const siteVersionsQuery = query({});
export const siteFileQuery = query({ publishStatus: Type.Optional(oneOf(['Draft', 'Live'])) });
export const siteFileSchema = Type.Object({ format: text, formatVersion: count, document: siteDocument });
