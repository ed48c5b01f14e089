import { LATE_PATHS, latePathTo } from '../../../contract/latePaths';
import { SEGMENT_TYPE, type OpenRecordingBody, type OpenedRecording } from '../../../contract/recordings/recording';
import { withBase } from '../../../contract/pages/basePath';
import type { Segment } from '../../../journal/send/segment';

/**
 * SHA-256 in the form of a header (RFC 9530); none if the browser has no `crypto.subtle`, as on pages without https.
 */
async function digestHeader(bytes: ArrayBuffer): Promise<Record<string, string>> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return {};
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return { 'content-digest': `sha-256=:${btoa(String.fromCharCode(...hash))}:` };
}

const gzip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** The timeout of a call, in ms; a call without an answer is repeated. */
const LONGEST_CALL_MS = 60_000;

/** null: no response. */
async function call(path: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(withBase(path), {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    });
  } catch {
    return null;
  }
}

/**
 * The calls of an upload. They are not endpoints of the store: each would be an action, which would have to be recorded
 * and sent in turn.
 */
export const uploadCalls = {
  /**
   * Announces a recording session to the server. `isCurrent`: the session is that of the page that makes the call, so
   * the recording belongs to the user who is logged in there.
   */
  async open(session: string, isCurrent: boolean) {
    const response = await call(LATE_PATHS.recordings, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, isCurrent } satisfies OpenRecordingBody),
    });
    // Checked edge: the server's own contract.
    const received = response?.ok ? ((await response.json()) as OpenedRecording) : { parts: [] };
    return { status: response?.status ?? 0, received };
  },
  async put({ session, part, segment, text }: Segment, isCurrent: boolean) {
    const bytes = await gzip(text);
    const path = latePathTo('recordingSegment', { session, part: String(part), segment: String(segment) });
    const headers = { 'content-type': SEGMENT_TYPE, ...(await digestHeader(bytes)) };
    const response = await call(isCurrent ? `${path}?isCurrent=true` : path, { method: 'PUT', headers, body: bytes });
    return { status: response?.status ?? 0 };
  },
};
