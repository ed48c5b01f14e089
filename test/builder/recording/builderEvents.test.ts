import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registerBuilderEvents } from '../../../src/builder/recording/builderEvents';
import { replayedBuilder } from '../../../src/builder/recording/replayedApplications';
import { FAILURE_TYPES } from '../../../src/contract/recordings/failureTypes';
import { createActionRegistry } from '../../../src/journal/record/registry';

const builder = path.resolve(__dirname, '../../../src/builder');
const sources = readdirSync(builder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: path.join(builder, file), text: readFileSync(path.join(builder, file), 'utf8') }));

/** The types of all action creators in a value: a creator, the actions of a slice, the exports of a module. */
function typesIn(value: unknown): readonly string[] {
  if (typeof value === 'function') return 'type' in value && typeof value.type === 'string' ? [value.type] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(typesIn) : [];
}

it('a recording has the payload of every event of the builder’s page, and a replay knows it: `builderEvents.ts` lists each [ERR-04]', async () => {
  const creating = sources.filter(({ text }) =>
    /\b(?:createSlice|createAction|keyedRequest|publishRequest)\(/.test(text),
  );
  const modules = await Promise.all(creating.map(({ file }) => import(file) as Promise<object>));
  const types = [...new Set(modules.flatMap(typesIn))];
  expect(types.length).toBeGreaterThan(50);
  const registry = createActionRegistry(() => undefined);
  registerBuilderEvents(registry);
  expect(types.filter((type) => /failed$/i.test(type) && !FAILURE_TYPES.has(type))).toEqual([]);
  expect(types.filter((type) => !registry.has(type))).toEqual([]);
  expect(types.filter((type) => !replayedBuilder.schema.knows(type))).toEqual([]);
});

it('a replay knows every endpoint of the builder’s page: `replayedApplications.ts` lists each Api', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/(\w+): build\.(?:query|mutation)\b/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.keys(replayedBuilder.api.endpoints).includes(name))).toEqual([]);
});
