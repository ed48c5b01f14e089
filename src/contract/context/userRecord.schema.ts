import { Type } from 'typebox';
import { anything, mapOf, pathParams, query, text, textOrNull } from '../wire.schema';
import type { RecordField } from './userRecord';

const fieldsOfFields = Type.Unsafe<Record<string, RecordField>>(mapOf(anything));

export const userRecordParams = pathParams(['version', 'recordId']);
export const userRecordQuery = query({ optionalFields: Type.Optional(text), fields: Type.Optional(text) });
export const userRecordSchema = Type.Object({
  apiName: text,
  id: text,
  eTag: text,
  weakEtag: Type.Integer(),
  childRelationships: mapOf(anything),
  lastModifiedById: textOrNull,
  lastModifiedDate: textOrNull,
  systemModstamp: textOrNull,
  recordTypeId: textOrNull,
  recordTypeInfo: Type.Unsafe<null>({ type: 'null' }),
  fields: fieldsOfFields,
});
