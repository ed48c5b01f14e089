/**
 * The code of a recording, "7KM-4PX9": six random characters and a check character, so that a misheard or misread
 * character is noticed. The characters are Crockford's: Base 32 without I, L, O and U, which are mistaken for others.
 */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The number of random characters. */
const LENGTH = 6;
/** The index of the hyphen. */
const FIRST_GROUP = 3;
/** Characters that are easily confused, with the ones that are meant. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Doubles a number of the field with 32 elements (x⁵ + x² + 1). */
const doubled = (value: number): number => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);

/** Each character has a weight of its own, so a mistyped character or two swapped ones change the sum. */
const checksum = (characters: string): number =>
  Array.from(characters).reduce((sum, character) => doubled(sum) ^ CHARACTERS.indexOf(character), 0);

/** The code with these six numbers from 0 to 31. */
export function recordingCode(numbers: readonly number[]): string {
  const chance = numbers
    .slice(0, LENGTH)
    .map((number) => CHARACTERS.charAt(number % CHARACTERS.length))
    .join('');
  const characters = chance + CHARACTERS.charAt(doubled(checksum(chance)));
  return `${characters.slice(0, FIRST_GROUP)}-${characters.slice(FIRST_GROUP)}`;
}

/**
 * The canonical form of a typed code; spaces, hyphens, case and look-alikes do not matter. null: it is mistyped,
 * because its length is wrong or its check character does not match.
 */
export function parseRecordingCode(typed: string): string | null {
  const characters = typed
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/[OIL]/g, (character) => LOOK_ALIKES[character] ?? character);
  const isWhole = characters.length === LENGTH + 1 && Array.from(characters).every((one) => CHARACTERS.includes(one));
  if (!isWhole || checksum(characters) !== 0) return null;
  return `${characters.slice(0, FIRST_GROUP)}-${characters.slice(FIRST_GROUP)}`;
}
