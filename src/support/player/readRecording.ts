/** The bytes of a recording, unpacked if it is gzipped: by its content, whatever its name. Rejects for damaged gzip. */
export async function readRecording(recording: string | Blob): Promise<Uint8Array> {
  if (typeof recording === 'string') return new TextEncoder().encode(recording);
  const [first, second] = new Uint8Array(await recording.slice(0, 2).arrayBuffer());
  const isGzipped = first === 0x1f && second === 0x8b;
  const content = isGzipped ? recording.stream().pipeThrough(new DecompressionStream('gzip')) : recording.stream();
  return new Uint8Array(await new Response(content).arrayBuffer());
}
