import { Type } from 'typebox';
import { body, count, open, openText } from '../wire.schema';
import { RECORDING_LIMITS } from './recording';

/** The id of a recorder's session: a UUID. Other random texts of this form are accepted, too. */
export const sessionId = Type.String({ pattern: '^[\\w-]{12,64}$' });
export const numberFrom1 = Type.Integer({ minimum: 1, maximum: RECORDING_LIMITS.number });
export const actionNumber = Type.Integer({ minimum: 0, maximum: RECORDING_LIMITS.number });

export const openRecordingBody = body({ session: sessionId, isCurrent: Type.Optional(Type.Boolean()) });
export const openedRecordingSchema = Type.Object(
  {
    session: openText,
    /** In order, each with the number of its last segment. */
    parts: Type.Array(Type.Object({ part: count, segments: count })),
  },
  open,
);

export const recordingParams = Type.Object({ session: sessionId });
export const segmentParams = Type.Object({
  session: sessionId,
  part: numberFrom1,
  segment: Type.Integer({ minimum: 1, maximum: RECORDING_LIMITS.segments }),
});
export const segmentQuery = Type.Object({ isCurrent: Type.Optional(Type.Boolean()) });
export const segmentReceiptSchema = Type.Object(
  {
    /** SHA-256 of the part's hash so far and this segment's lines, in hexadecimal. */
    hash: openText,
    /** Ed25519, in hexadecimal. */
    signature: openText,
    /** ISO 8601. */
    signedAt: openText,
  },
  open,
);

export const recordingCodeBody = body({ part: numberFrom1, action: actionNumber });
export const recordingCodeSchema = Type.Object({ code: openText }, open);
