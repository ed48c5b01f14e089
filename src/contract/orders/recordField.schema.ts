import { Type } from 'typebox';
import { mapOf, openText, personalTextOrNull } from '../wire.schema';

/** A field of a record by its name, for clients that show records without knowing their types. */
export const recordFieldsSchema = mapOf(
  Type.Object({ dataName: openText, label: openText, text: personalTextOrNull, type: openText }),
);
