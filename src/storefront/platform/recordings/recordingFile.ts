import { withBase } from '../../../contract/pages/basePath';
/** The result of reading a recording's file; status 0: there was no response. */
export type FileAnswer =
  { readonly isThere: true; readonly file: Blob } | { readonly isThere: false; readonly status: number };

/** Reads a recording's file. Not an endpoint: its bytes do not belong in the state, and would be recorded in turn. */
export async function fetchRecordingFile(path: string): Promise<FileAnswer> {
  try {
    const response = await fetch(withBase(path), { credentials: 'same-origin' });
    if (!response.ok) return { isThere: false, status: response.status };
    return { isThere: true, file: await response.blob() };
  } catch {
    return { isThere: false, status: 0 };
  }
}
