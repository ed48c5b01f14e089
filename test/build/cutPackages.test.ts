import { mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@babel/core';
import {
  configureStore,
  type Middleware,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type * as Query from '@reduxjs/toolkit/query';
import webpack, { type Stats } from 'webpack';
import { CutPackages } from '../../src/build/cuts/CutPackages';
import { cutPackage, type Cut } from '../../src/build/cuts/cutPackage.cjs';
import { cutsOf } from '../../src/build/cuts/cutsOf.cjs';

const root = path.resolve(__dirname, '../..');
const installed = (file: string): string => readFileSync(path.join(root, 'node_modules', file), 'utf8');
const files = Object.entries(cutsOf).map(([file, cuts]) => ({ file, cuts, source: installed(file) }));

/** The first of the cuts that is a text, not an expression. */
function firstText(cuts: readonly Cut[]): string {
  const text = cuts.map(([cut]) => cut).find((cut) => typeof cut === 'string');
  if (text === undefined) throw new Error('All cuts are expressions.');
  return text;
}

/** The exports of a package's file, given its source. */
function run(source: string): unknown {
  const options = { targets: { node: 'current' }, modules: 'commonjs' };
  const presets = [['@babel/preset-env', options]];
  const code = transformSync(source, { babelrc: false, configFile: false, presets })?.code;
  const exported = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a file of a package, as the build changes it
  new Function('exports', 'require', code ?? '')(exported, (name: string): unknown => jest.requireActual(name));
  return exported;
}

describe.each(files)('$file', ({ file, cuts, source }) => {
  it('is installed as its cuts were written for, and is a program without them', () => {
    const changed = cutPackage(file, source, cuts);
    // The cut of styled-components puts in more than it takes out (styleSheets.dom.test.ts).
    if (!file.startsWith('styled-components/')) expect(changed.length).toBeLessThan(source.length + cuts.length * 20);
    expect(changed).not.toBe(source);
    expect(() => transformSync(changed, { babelrc: false, configFile: false })).not.toThrow();
  });

  it('fails the build where a text that is cut is another now, and says which', () => {
    const cut = firstText(cuts);
    const other = source.replaceAll(cut, () => '/* otherwise */');
    expect(() => cutPackage(file, other, cuts)).toThrow(`${file} is not what src/build/cuts was written for.`);
    expect(() => cutPackage(file, other, cuts)).toThrow(cut);
  });

  it('fails the build where such a text occurs once more', () => {
    const cut = firstText(cuts);
    expect(() => cutPackage(file, `${source}${cut}`, cuts)).toThrow(/This occurs \d+ times instead of \d+:/);
  });
});

it('fails the build where it takes none of the files that have cuts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-cuts-'));
  try {
    const entry = path.join(root, 'src/build/noPrefixes.mjs');
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      const plugins = [new CutPackages('production')];
      webpack({ mode: 'production', entry, output: { path: folder }, plugins }, (failure, result) => {
        if (failure) reject(failure);
        else resolve(result);
      });
    });
    expect(stats?.compilation.errors.map(({ message }) => message).sort()).toEqual(
      files.map(({ file }) => `${file} has cuts and is not in the build.`).sort(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('what the browser runs', () => {
  const cutOut: Readonly<Record<string, RegExp>> = {
    'infinite queries': /\binfiniteQuery\b|InfiniteQuery\b/,
    'lazy queries, prefetching': /\buseLazy\w+Query\b|\busePrefetch\b|\butil\.prefetch\b|\bprefetch\b[^;]*= \w+\.util/,
    'polling, asking again': /\bpollingInterval\b|\brefetchOn(?:Focus|Reconnect)\b|\bsetupListeners\b/,
    'schemas of endpoints':
      /\b(?:arg|response|rawResponse|errorResponse|rawErrorResponse|meta)Schema\b|SchemaFailure\b/,
    'other options of endpoints':
      /\bonCacheEntryAdded\b|\bstructuralSharing\b|\bserializeQueryArgs\b|\btransformErrorResponse\b|\bfixedCacheKey\b/,
    'other parts of the API':
      /\butil\.upsertQueryData\b|\{[^}]*\bupsertQueryData\b[^}]*\} = |\bgetRunning(?:Query|Mutation)|\bselectEntriesForEndpoint\b|\bselectAllQueryEntries\b/,
    'kinds of elements':
      /import [^;]*\b(?:Activity|Profiler|ViewTransition|SuspenseList)\b[^;]*\} from 'react'|\bReact\.(?:Activity|Profiler)\b|<Fragment [^>]*\bref=/,
    'elements of the document':
      /<(?:html|head|body|title|meta|link|style|script)[\s/>]|\bstyled[.(]'?(?:title|link|meta|style|script)\b|createElement\('(?:title|link|meta|style|script)', \{|\bas="(?:title|link|meta|style|script)"/,
    'hooks of React':
      /\buse(?:DeferredValue|Transition|FormState|FormStatus|ActionState|Optimistic|ImperativeHandle)\b/,
    'resources ahead': /import \{[^}]*\b(?:prefetchDNS|preconnect|preload|preinit)\w*\b[^}]*\} from 'react-dom'/,
  };
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:build|server|demo)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, 'src', file), 'utf8') }));

  it.each(Object.entries(cutOut))('asks for nothing that is cut: %s', (_what, name) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(({ text }) => name.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('the query module without what is cut', () => {
  type Toolkit = typeof Query;
  const file = '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';
  const whole = run(installed(file)) as Toolkit;
  const changed = run(cutPackage(file, installed(file), cutsOf[file] ?? [])) as Toolkit;

  /** As text without ids and times, so that two runs can be compared. */
  const comparable = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replace(/"[\w-]{21}"/g, '"id"')
      .replace(/\b\d{13}\b/g, '"time"');

  /** All dispatched actions and the final state, while a small shop queries, mutates, patches and fails. */
  const shop = async ({ createApi }: Toolkit) => {
    let bread = 1;
    const shelf = () => ({ bread, butter: 2 });
    type Shelf = ReturnType<typeof shelf>;
    const api = createApi({
      reducerPath: 'api',
      tagTypes: ['Shelf'],
      baseQuery: (asked: { readonly take?: number; readonly fail?: boolean }) => {
        if (asked.fail === true) return Promise.resolve({ error: { status: 409 } });
        bread += asked.take ?? 0;
        return Promise.resolve({ data: shelf() });
      },
      extractRehydrationInfo: (action) =>
        action.type === 'arrived' ? (action as never as { api: never }).api : undefined,
      endpoints: (build) => ({
        shelf: build.query<Shelf, string>({ query: () => ({}), providesTags: ['Shelf'] }),
        failing: build.query<Shelf, string>({ query: () => ({ fail: true }) }),
        counted: build.query<number, string>({
          queryFn: async (_arg, _life, _options, ask) => {
            const { data } = (await ask({})) as { data: Shelf };
            return { data: data.bread + data.butter };
          },
        }),
        take: build.mutation<Shelf, number>({
          query: (take) => ({ take }),
          invalidatesTags: ['Shelf'],
          async onQueryStarted(take, { dispatch, queryFulfilled }) {
            dispatch(
              api.util.updateQueryData('shelf', 'a', (draft) => {
                draft.bread += take;
              }),
            );
            await queryFulfilled;
          },
        }),
      }),
    });
    const seen: unknown[] = [];
    const see: Middleware = () => (next) => (action) => {
      seen.push(action);
      return next(action);
    };
    const store = configureStore({
      reducer: { api: api.reducer as Reducer },
      middleware: (standard) =>
        standard({ serializableCheck: false, immutableCheck: false }).concat(api.middleware as Middleware, see),
    });
    const dispatch = store.dispatch as ThunkDispatch<never, unknown, UnknownAction>;
    const arrived = { 'shelf("b")': { status: 'fulfilled', endpointName: 'shelf', originalArgs: 'b', data: shelf() } };
    dispatch({ type: 'arrived', api: { queries: arrived, mutations: {}, provided: { tags: {}, keys: {} } } });
    const answers: unknown[] = [];
    const watching = dispatch(api.endpoints.shelf.initiate('a'));
    answers.push(await watching);
    answers.push(await dispatch(api.endpoints.shelf.initiate('a', { forceRefetch: 60 })));
    answers.push(await dispatch(api.endpoints.counted.initiate('x')));
    answers.push(await dispatch(api.endpoints.failing.initiate('x')));
    answers.push(await dispatch(api.endpoints.take.initiate(5)));
    answers.push(await watching.refetch());
    dispatch(api.util.upsertQueryEntries([{ endpointName: 'shelf', arg: 'c', value: { bread: 0, butter: 0 } }]));
    dispatch(api.util.invalidateTags(['Shelf']));
    await watching.refetch();
    answers.push(api.util.selectCachedArgsForQuery(store.getState(), 'shelf'));
    const atEnd = store.getState();
    watching.unsubscribe();
    dispatch(api.util.resetApiState());
    return { count: seen.length, text: comparable({ seen, answers, atEnd, afterReset: store.getState() }) };
  };

  it('dispatches, answers and keeps what the whole one does', async () => {
    const expected = await shop(whole);
    expect(expected.count).toBeGreaterThan(20);
    expect(await shop(changed)).toEqual(expected);
  });

  it('knows no infinite queries', () => {
    const kindsOf = ({ createApi }: Toolkit): unknown => {
      let kinds: readonly string[] = [];
      createApi({ baseQuery: () => ({ data: null }), endpoints: (build) => ((kinds = Object.keys(build)), {}) });
      return kinds;
    };
    expect(kindsOf(whole)).toEqual(['query', 'mutation', 'infiniteQuery']);
    expect(kindsOf(changed)).toEqual(['query', 'mutation']);
  });
});
