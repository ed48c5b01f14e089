/**
 * The code of a recording, "7KM-4PX9": six random characters and a check character, so that a character which was
 * misheard or misread is noticed. The characters are Crockford's: Base 32 without I, L, O and U, which are taken for others.
 */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The number of random characters. */
const LENGTH = 6;
/** The index of the hyphen. */
const FIRST_GROUP = 3;
/** What is read in place of a character that looks like it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Doubles a number of the field with 32 elements (x⁵ + x² + 1). */
const doubled = (value: number): number => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);

/** Each character counts with a factor of its own, so one that is mistyped or two that are swapped change the sum. */
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
 * A typed code in its one form; spaces, hyphens, case and look-alikes do not matter. Null: it is mistyped, because it has
 * another length, or its last character does not fit the others.
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
