import { readFileSync } from 'node:fs';
import { wrap } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

const built = path.join(__dirname, '../../dist/production/server');

it.each(['serverMain.js', 'renderThreadMain.js'])('%s lies beside a compiled form of it that V8 takes', (name) => {
  const file = path.join(built, name);
  const script = new Script(wrap(readFileSync(file, 'utf8')), { cachedData: readFileSync(`${file}.compiled`) });
  expect(script.cachedDataRejected).toBe(false);
});
