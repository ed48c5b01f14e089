import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { retiredNames } from '../../src/build/words/retiredNames.cjs';

const root = path.resolve(__dirname, '../..');

/** The retired words in the parts of a name, each with what to write instead. */
const retiredIn = (name: string): readonly string[] =>
  name
    .split(/[./]/)
    .flatMap((part) =>
      retiredNames.flatMap(([retired, instead]) => (retired.test(part) ? [`${part}: ${instead}`] : [])),
    );

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/** The ids of the messages in a file: the keys of its JSON object, made of parts with dots between them. */
const idsIn = (file: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object);

it('no file or folder has a retired name', () => {
  const paths = ['src', 'test', 'docs'].flatMap(pathsIn);
  expect(paths.length).toBeGreaterThan(3000);
  expect(paths.filter((file) => retiredIn(file).length > 0)).toEqual([]);
  expect(retiredIn('src/storefront/features/cart/cardLook.ts')).toEqual([
    'cardLook: styles, in a file that ends in .styles.ts',
  ]);
});

it('no message has a retired name in its id', () => {
  const catalogues = ['src/storefront/messages', 'src/server/texts', 'src/catalogue/texts']
    .flatMap(pathsIn)
    .filter((file) => file.endsWith('.json'));
  const ids = catalogues.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(3000);
  expect(ids.filter((id) => retiredIn(id).length > 0)).toEqual([]);
  expect(retiredIn('coupon.noMatchingGoods')).toEqual(['noMatchingGoods: products, lines']);
});
