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

/** Downloads a text as a file of this name. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The delay lets the browser start reading: a URL revoked at once may break the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
