/** A file as the page has read it; `text` null: it is larger than it may be, or can't be read. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: number;
  readonly text: string | null;
}

/** Reads a file that was chosen or dropped; one of more than `most` bytes is not looked into. */
export async function readFile(file: File, most: number): Promise<ReadFile> {
  const { name, size: bytes } = file;
  if (bytes > most) return { name, bytes, text: null };
  try {
    return { name, bytes, text: await file.text() };
  } catch {
    return { name, bytes, text: null };
  }
}

/** Gives a text out as a file of this name. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; what is given up at once may be given up before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
