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

/** A user as the platform's records have them; `fields` holds what was asked for and may be seen. */
export type UserRecord = Static<typeof userRecordSchema>;
export type UserRecordQuery = Static<typeof userRecordQuery>;
export interface UserRecordArgs {
  readonly userId: string;
  readonly optionalFields: readonly string[];
}

/** The profile that every header variant by customer type needs (HDR-12). */
export const BUYER_PROFILE = 'Customer Community Plus Login User';
/** The profile of those who build the site; the platform's own name for it may be another. */
export const BUILDER_PROFILE = 'Site Builder';
/** What the header asks of the user record (HDR-09). */
export const HEADER_USER_FIELDS = [
  'User.Profile.Name',
  'User.Contact.Account.Name',
  'User.Contact.Account.B2B_Customer_Type__c',
] as const;
/** The field of an account that says its customer type. */
export const CUSTOMER_TYPE_FIELD = 'B2B_Customer_Type__c';
