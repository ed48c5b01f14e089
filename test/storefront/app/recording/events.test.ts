import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FAILURE_TYPES } from '../../../../src/contract/recordings/failureTypes';
import { createActionRegistry } from '../../../../src/journal/record/registry';
import { shopSchema } from '../../../../src/storefront/app/recording/shopSchema';
import { registerEvents } from '../../../../src/storefront/app/recording/events';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { loadAllPages } from '../../../../src/storefront/app/routing/pageModules';

const storefront = path.resolve(__dirname, '../../../../src/storefront');

const loadModulesWith = (call: RegExp): Promise<readonly object[]> =>
  Promise.all(
    readdirSync(storefront, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && call.test(readFileSync(path.join(storefront, file), 'utf8')))
      .map((file) => import(path.join(storefront, file)) as Promise<object>),
  );

/** The types of all action creators in a value: a creator, the actions of a slice, the exports of a module. */
function typesIn(value: unknown): readonly string[] {
  if (typeof value === 'function') return 'type' in value && typeof value.type === 'string' ? [value.type] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(typesIn) : [];
}

it('a replay knows every event without loading a page: `shopSchema.ts` lists those that come late, `events.ts` the first [REP-08]', async () => {
  const types = new Set((await loadModulesWith(/\bcreate(?:Slice|Action)\(/)).flatMap(typesIn));
  expect(types.size).toBeGreaterThan(100);
  expect([...types].filter((type) => !shopSchema.knows(type))).toEqual([]);
  expect(shopSchema.knows('cart/forgotten')).toBe(false);
});

it('an event that says by its name that something failed is one of the listed failures, for moments, marks and the list of sessions', async () => {
  const types = new Set((await loadModulesWith(/\bcreate(?:Slice|Action)\(/)).flatMap(typesIn));
  const failures = [...types].filter((type) => /failed$/i.test(type));
  expect(failures.length).toBeGreaterThan(20);
  expect(failures.filter((type) => !FAILURE_TYPES.has(type))).toEqual([]);
});

it('a recording has the payload of every event, once all pages and lazy components are loaded: each names its `events` [ERR-04]', async () => {
  const slices = await loadModulesWith(/\bcreate(?:Slice|Action)\(/);
  await loadModulesWith(/\blazy(?:Component|Code)[<(]/);
  await loadAllPages();
  await loadAllLazy();
  const registry = createActionRegistry(() => undefined);
  registerEvents(registry);
  const types = new Set(slices.flatMap(typesIn));
  expect(types.size).toBeGreaterThan(100);
  expect([...types].filter((type) => !registry.has(type))).toEqual([]);
});
