import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The names of a compiled message's arguments: a token is a text or [name, format?, branches?]. */
function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , branches] = token as unknown[];
    const inside = typeof branches === 'object' && branches !== null ? Object.values(branches).flatMap(namesIn) : [];
    return [String(name), ...inside];
  });
}

/** The names of a message's arguments. */
export const valuesIn = (text: string): string[] => [...new Set(namesIn(compileMessage(text)))].sort();

/** The message files below a folder with one folder for each locale. */
export function catalogueFiles(source: string) {
  const folder = path.join(__dirname, '../../../src', source);
  return {
    filesOf: (locale: string) => readdirSync(path.join(folder, locale)).sort(),
    read: (locale: string, file: string) =>
      JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>,
  };
}
