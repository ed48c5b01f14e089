import { recordLife, runCommand } from '../../support/journal/journalCommand';
import { HEADER } from '../../support/journal/recordedShop';
import { signedFile, testSigner } from '../../support/journal/signedFile';

let file = '';
let plain = '';
beforeAll(async () => {
  plain = (await recordLife()).log;
  const lines = plain.split(/(?<=\n)/);
  const middle = Math.floor(lines.length / 2);
  const segments = [lines.slice(0, middle).join(''), lines.slice(middle).join('')];
  file = await signedFile(HEADER.session, [{ part: 1, segments }]);
});
const verify = (text: string, ...words: readonly string[]) =>
  runCommand(['verify', 'a.ndjson', ...words], { 'a.ndjson': text });

test('verify passes over receipts and seal as it replays, and says that the file is signed and whole', async () => {
  const { code, lines } = await verify(file, '--key', testSigner.key);
  expect(lines[1]).toBe("signed and whole: 2 segments of 1 part, by the shop's key");
  expect(lines.at(-1)).toBe('the replay is exact');
  expect(code).toBe(0);
});

test('without the shop’s key verify names the one that has signed', async () => {
  const { code, lines } = await verify(file);
  expect(lines[1]).toBe(
    `signed and whole: 2 segments of 1 part, by the key ${testSigner.key}, which --key compares with the shop's`,
  );
  expect(code).toBe(0);
});

test('verify says what is wrong with a signed file, though it replays exactly, and ends with 1', async () => {
  const { code, lines } = await verify(
    file.replace(/"release":"[^"]*"/, '"release":"another"'),
    '--key',
    testSigner.key,
  );
  expect(lines[1]).toMatch(/^signature: line \d+: segment 1 of part 1 was edited, or something before it is missing$/);
  expect(lines).toContain('the recording is not as the server received it');
  expect(lines).toContain('the replay is exact');
  expect(code).toBe(1);
  expect((await verify(file, '--key', 'ab'.repeat(32))).code).toBe(1);
});

test('a key that is none is wrong use', async () => {
  const { code, complaints } = await verify(file, '--key', 'ABC');
  expect([code, complaints]).toEqual([2, ['--key needs the public key of the shop: 64 hexadecimal digits']]);
});

test.each([
  ['state', '12'],
  ['state', '1:30', '--path=menu'],
  ['diff', '12'],
])('%s %s says of a signed file what it says of the recording', async (command, ...rest) => {
  const files = { 'plain.ndjson': plain, 'signed.ndjson': file };
  const [first = '', ...more] = rest;
  const ofPlain = await runCommand([command, 'plain.ndjson', first, ...more], files);
  expect(ofPlain).toMatchObject({ code: 0, complaints: [] });
  expect(await runCommand([command, 'signed.ndjson', first, ...more], files)).toEqual(ofPlain);
});

test('stats counts no receipt among the actions of a signed file', async () => {
  const { code, lines } = await runCommand(['stats', 'a.ndjson'], { 'a.ndjson': file });
  const ofPlain = await runCommand(['stats', 'a.ndjson'], { 'a.ndjson': plain });
  expect(code).toBe(0);
  expect(lines.filter((line) => !/bytes/.test(line))).toEqual(ofPlain.lines.filter((line) => !/bytes/.test(line)));
});
