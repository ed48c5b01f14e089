import { RefusedRecording } from '../playback/refusedRecording';

/** Bytes copied at once: copying a long recording in one go would block the page. */
const PIECE = 4_000_000;

async function unpacked(recording: Blob): Promise<Blob> {
  try {
    return await new Response(recording.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
  } catch (error) {
    throw new RefusedRecording('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** The bytes of a recording, unpacked if it is gzipped: by its content, whatever its name. Rejects for damaged gzip. */
export async function readRecording(recording: string | Blob): Promise<Uint8Array> {
  if (typeof recording === 'string') return new TextEncoder().encode(recording);
  const [first, second] = new Uint8Array(await recording.slice(0, 2).arrayBuffer());
  const isGzipped = first === 0x1f && second === 0x8b;
  const content = isGzipped ? await unpacked(recording) : recording;
  const bytes = new Uint8Array(content.size);
  for (let from = 0; from < content.size; from += PIECE)
    bytes.set(new Uint8Array(await content.slice(from, from + PIECE).arrayBuffer()), from);
  return bytes;
}
