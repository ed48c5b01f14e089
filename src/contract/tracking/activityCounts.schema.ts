import { Type } from 'typebox';
import { count, open, oneOf, text } from '../wire.schema';
import { ACTIVITY_TYPES } from './activityTypes';

/** Days in Paris (`2026-11-26`), both included; a day or type without activities has no entry. */
export const activityCountsSchema = Type.Object(
  {
    firstDay: text,
    lastDay: text,
    counts: Type.Array(Type.Object({ day: text, type: oneOf(ACTIVITY_TYPES), count })),
  },
  open,
);
