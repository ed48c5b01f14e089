import { Type } from 'typebox';
import { mapOf, text, textOrNull } from '../wire.schema';

/** A field of a record by its name, for clients that show records without knowing them. */
export const recordFieldsSchema = mapOf(Type.Object({ dataName: text, label: text, text: textOrNull, type: text }));
