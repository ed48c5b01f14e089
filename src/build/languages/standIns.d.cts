export const FOLDER: string;
export const STAND_INS: RegExp;
export function standInOf(id: string): string;
