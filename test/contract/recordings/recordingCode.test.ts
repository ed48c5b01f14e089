import { parseRecordingCode, recordingCode } from '../../../src/contract/recordings/recordingCode';
import { chanceFrom } from '../../support/journal/recordedShop';

const chance = chanceFrom(32);
const numbers = () => Array.from({ length: 6 }, () => Math.floor(chance() * 32));
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

it('a code is seven characters in two groups, without those that are taken for others', () => {
  expect(recordingCode([7, 19, 20, 4, 22, 29])).toBe('7KM-4PX9');
  for (let times = 0; times < 1_000; times += 1) {
    const code = recordingCode(numbers());
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseRecordingCode(code)).toBe(code);
  }
});

it('is read however it is typed: small letters, blanks, no hyphen or another, O for 0, I and L for 1', () => {
  const code = recordingCode([0, 1, 1, 10, 11, 12]);
  const [first = '', second = ''] = code.split('-');
  for (const typed of [
    code.toLowerCase(),
    ` ${first} ${second} `,
    first + second,
    `${first}–${second}`,
    code.replace('0', 'o').replace('1', 'l').replace('1', 'I'),
  ]) {
    expect([typed, parseRecordingCode(typed)]).toEqual([typed, code]);
  }
});

it('is known to be mistyped when one character is another, two are swapped, or one is missing or too many', () => {
  for (let times = 0; times < 60; times += 1) {
    const characters = recordingCode(numbers()).replace('-', '');
    for (let at = 0; at < characters.length; at += 1) {
      const cut = (to: string, more = 1) => characters.slice(0, at) + to + characters.slice(at + more);
      for (const other of CHARACTERS) {
        if (other === characters[at]) continue;
        expect([cut(other), parseRecordingCode(cut(other))]).toEqual([cut(other), null]);
      }
      for (let to = at + 1; to < characters.length; to += 1) {
        const swapped = Array.from(characters);
        [swapped[at], swapped[to]] = [characters[to] ?? '', characters[at] ?? ''];
        const typed = swapped.join('');
        if (typed !== characters) expect([typed, parseRecordingCode(typed)]).toEqual([typed, null]);
      }
      expect(parseRecordingCode(cut(''))).toBeNull();
      expect(parseRecordingCode(cut('7', 0))).toBeNull();
    }
  }
  for (const typed of ['', '7KM-4PXU', '7KM-4PX!', 'ça alors']) expect(parseRecordingCode(typed)).toBeNull();
});
