import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The names of a compiled message's values: a token is a text or [name, format?, branches?]. */
function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , branches] = token as unknown[];
    const inside = typeof branches === 'object' && branches !== null ? Object.values(branches).flatMap(namesIn) : [];
    return [String(name), ...inside];
  });
}

/** The names of the values that a message is filled in with. */
export const valuesIn = (text: string): string[] => [...new Set(namesIn(compileMessage(text)))].sort();

/** The message files of a folder with a folder for each locale, as they are written. */
export const catalogueFiles = (place: string) => {
  const folder = path.join(__dirname, '../../../src', place);
  return {
    filesOf: (locale: string) => readdirSync(path.join(folder, locale)).sort(),
    read: (locale: string, file: string) =>
      JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>,
  };
};
