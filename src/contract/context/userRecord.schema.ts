import { Type, type TSchema } from 'typebox';
import {
  anything,
  count,
  knownFields,
  leftOut,
  mapOf,
  nullable,
  open,
  openText,
  openTextOrNull,
  pathParams,
  personal,
  personalTextOrNull,
  query,
  text,
} from '../wire.schema';
import { CUSTOMER_TYPE_FIELD, type RecordField } from './userRecord';

const openField = Type.Object({ displayValue: openTextOrNull, value: Type.Unsafe<unknown>(open) });
const personalField = Type.Object({ displayValue: personalTextOrNull, value: Type.Unsafe<unknown>(personal) });
/** A field that refers to another record, with that record's fields. */
const related = (displayValue: TSchema, fields: Readonly<Record<string, TSchema>>) =>
  Type.Object({
    displayValue,
    value: nullable(Type.Object({ apiName: openText, id: openText, fields: knownFields<RecordField>(fields) })),
  });

/** Names and contact data, of a user or a contact. */
const personFields = {
  Name: personalField,
  FirstName: personalField,
  LastName: personalField,
  Email: personalField,
  Username: personalField,
  Phone: personalField,
  MobilePhone: personalField,
};
const account = related(openTextOrNull, { Id: openField, Name: openField, [CUSTOMER_TYPE_FIELD]: openField });
const userFields = {
  ...personFields,
  Id: openField,
  Profile: related(openTextOrNull, { Id: openField, Name: openField }),
  // A contact's display value is its name.
  Contact: related(personalTextOrNull, { ...personFields, Id: openField, Account: account }),
};

export const userRecordParams = pathParams(['version', 'recordId']);
export const userRecordQuery = query({ optionalFields: Type.Optional(text), fields: Type.Optional(text) });
export const userRecordSchema = Type.Object({
  apiName: openText,
  id: openText,
  eTag: openText,
  weakEtag: count,
  childRelationships: Type.Unsafe<Record<string, unknown>>({ ...mapOf(anything), ...leftOut }),
  lastModifiedById: openTextOrNull,
  lastModifiedDate: openTextOrNull,
  systemModstamp: openTextOrNull,
  recordTypeId: openTextOrNull,
  recordTypeInfo: Type.Unsafe<null>({ type: 'null', ...open }),
  fields: knownFields<RecordField>(userFields),
});
