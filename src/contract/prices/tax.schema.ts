import { Type } from 'typebox';
import { count, entryError, mapOf, nullable, oneOf, open, query, text, textOrNull } from '../wire.schema';

export const taxQuery = query({ countryIsoCode: Type.Optional(text), stateIsoCode: Type.Optional(text) });
export const taxSchema = Type.Object(
  {
    taxLocaleType: oneOf(['Gross', 'Net']),
    taxesInfo: mapOf(
      Type.Object({
        taxesInfoList: Type.Array(
          Type.Object({
            taxRatePercentage: text,
            countryIsoCode: text,
            stateIsoCode: textOrNull,
            priority: count,
            taxTreatmentName: text,
            taxTreatmentDescription: textOrNull,
          }),
        ),
        success: Type.Boolean(),
        error: nullable(entryError),
      }),
    ),
  },
  open,
);
