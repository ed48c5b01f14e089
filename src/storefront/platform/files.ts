const PART_BYTES = 3 * 4096;

/** A file's content; `text` is null if the file is too large or unreadable. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: number;
  readonly text: string | null;
}

/** Reads a chosen or dropped file; one larger than `most` bytes is not read. */
export async function readFile(file: File, most: number): Promise<ReadFile> {
  const { name, size: bytes } = file;
  if (bytes > most) return { name, bytes, text: null };
  try {
    return { name, bytes, text: await file.text() };
  } catch {
    return { name, bytes, text: null };
  }
}

/**
 * A file's bytes as base64; of a file larger than `most` only the first `most` + 1 bytes, so that the server can refuse
 * it.
 */
export async function readBase64(file: File, most: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, most + 1).arrayBuffer());
  const parts: string[] = [];
  // Each part is a multiple of three bytes, so that the parts join.
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(from, from + PART_BYTES))));
  }
  return parts.join('');
}

/** Downloads a file of this name. */
export function saveFile(name: string, content: string | Blob): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
  const file = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The delay lets the browser start reading: a URL revoked at once may break the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
