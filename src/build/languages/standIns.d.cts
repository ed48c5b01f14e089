export const LOCALES: readonly string[];
export const FALLBACK_LOCALE: string;
export const FOLDER: string;
export const STAND_INS: RegExp;
export function standInOf(id: string): string;
