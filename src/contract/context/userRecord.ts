import type { Static } from 'typebox';
import type { userRecordQuery, userRecordSchema } from './userRecord.schema';

/** A field of a record: a plain value, or the record it refers to. */
export interface RecordField {
  readonly displayValue: string | null;
  readonly value: string | number | boolean | null | RelatedRecord;
}
export interface RelatedRecord {
  readonly apiName: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, RecordField>>;
}

/** A user's record in the platform's form; `fields` holds those that were requested and may be read. */
export type UserRecord = Static<typeof userRecordSchema>;
export type UserRecordQuery = Static<typeof userRecordQuery>;
export interface UserRecordArgs {
  readonly userId: string;
  readonly optionalFields: readonly string[];
}

/** The profile required by every header variant of a customer type (HDR-12). */
export const BUYER_PROFILE = 'Customer Community Plus Login User';
/** The profile of builders; the platform may call it otherwise. */
export const BUILDER_PROFILE = 'Site Builder';
/** The profile of support. */
export const SUPPORT_PROFILE = 'Customer Support';
/** The fields of the user's record that the header requests (HDR-09). */
export const HEADER_USER_FIELDS = [
  'User.Profile.Name',
  'User.Contact.Account.Name',
  'User.Contact.Account.B2B_Customer_Type__c',
] as const;
/** The account's field with its customer type. */
export const CUSTOMER_TYPE_FIELD = 'B2B_Customer_Type__c';
