export const LOCALES: readonly string[];
export const FALLBACK_LOCALE: string;
export const FOLDER: string;
export const MARKS: RegExp;
export function markOf(id: string): string;
