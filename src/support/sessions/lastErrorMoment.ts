import type { RecordingSummary } from '../../contract/recordings/support';
import type { RecordingMoment } from '../../contract/recordings/supportPages';

/** Where a session is opened from a list: at its last error; undefined: at its beginning. */
export function lastErrorMoment({ lastError }: RecordingSummary): RecordingMoment | undefined {
  return lastError ? { part: lastError.part, action: lastError.action } : undefined;
}
