import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import ts from 'typescript';
import { ANSWERS } from '../../../src/contract/answers/answers.schema';
import { shapeOf } from '../../../src/contract/answers/shapeOf.schema';
import { EDITING_PATHS } from '../../../src/contract/content/editingPaths';
import { CONTENT_PATHS } from '../../../src/contract/content/contentPaths';
import { ANY_PATHS } from '../../../src/contract/otherClientPaths';
import { BUILDER_PATHS } from '../../../src/contract/site/builderPaths';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';

const src = path.join(__dirname, '../../../src');

/** A call of an endpoint, read from the endpoint's source. */
interface WrittenCall {
  readonly file: string;
  readonly method: string;
  readonly pattern: string;
  readonly privacy: string;
}

function patternIn(source: string): string | undefined {
  if (source.startsWith('contentPath(')) return CONTENT_PATHS.bySite;
  if (source.startsWith('contentsPath(')) return CONTENT_PATHS.listBySite;
  if (source.startsWith('contentVersionPath(')) return EDITING_PATHS.version;
  const [, editing] = /(?:editingPath\('|EDITING_PATHS\.)(\w+)/.exec(source) ?? [];
  if (editing !== undefined) return (EDITING_PATHS as Readonly<Record<string, string>>)[editing];
  const [, of = '', name = ''] = /([pP]athTo|versionPath|BUILDER_PATHS|PATHS)(?:\('|\.)(\w+)/.exec(source) ?? [];
  const table: Readonly<Record<string, string>> = /BUILDER|version/.test(of) ? BUILDER_PATHS : ANY_PATHS;
  return table[name];
}

/** Every call in the source of a file: an object with a path, and with what may be kept of the call's answer. */
function callsIn(file: string): readonly WrittenCall[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: WrittenCall[] = [];
  /** The variables of the file: the source of each one's value by its name. */
  const names = new Map<string, string>();
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) names.set(node.name.getText(), node.initializer?.getText() ?? '');
    ts.forEachChild(node, collect);
  };
  collect(source);
  const declared = (name: string): string => names.get(name) ?? '';
  /** The path pattern in an expression, or in the variables that it uses, up to `steps` variables away. */
  const patternOf = (address: string, steps = 2): string | undefined => {
    const own = patternIn(address);
    if (own !== undefined || steps === 0) return own;
    return [...address.matchAll(/[a-z]\w+/g)]
      .map(([name]) => patternOf(declared(name), steps - 1))
      .find((one) => one !== undefined);
  };
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isObjectLiteralExpression(node)) return;
    const said = (name: string): string | undefined => {
      const property = node.properties.find((one) => one.name?.getText() === name);
      if (property === undefined) return undefined;
      return ts.isPropertyAssignment(property) ? property.initializer.getText() : declared(name);
    };
    const spread = node.properties
      .filter(ts.isSpreadAssignment)
      .map(({ expression }) => declared(expression.getText()));
    const address = said('path');
    const shared = spread.map((one) => /privacy: ('\w+')/.exec(one)?.[1]).find((one) => one !== undefined);
    const privacy = (said('privacy') ?? shared)?.replaceAll("'", '');
    if (address === undefined || privacy === undefined) return;
    const pattern = patternOf(address);
    if (pattern === undefined) throw new Error(`${file}: the path of a call can't be read: ${address}`);
    found.push({ file, method: /'(\w+)'/.exec(said('method') ?? "'GET'")?.[1] ?? '', pattern, privacy });
  };
  visit(source);
  return found;
}

const files = ['storefront', 'builder'].flatMap((room) =>
  readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /Api\.ts$/.test(file))
    .map((file) => path.join(room, file)),
);
const calls = files.flatMap(callsIn);

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

/** The statuses whose bodies endpoints read: successes, and refusals that answer an object instead of an array. */
const READ = /^(2\d\d|409|422)$/;
const formsOf = (schema: unknown): readonly TSchema[] =>
  Object.entries((schema as { response?: Record<string, TSchema> } | undefined)?.response ?? {})
    .filter(([status]) => READ.test(status))
    .map(([, form]) => form);

test('every field of every answer states what may be kept of it, by the kinds of `contract/wire.schema.ts` [REP-07]', () => {
  const unstated = shop.routes.flatMap(({ method, url, schema }) => {
    try {
      shapeOf(`${method} ${url}`, formsOf(schema));
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(unstated).toEqual([]);
  expect(shop.routes.filter(({ schema }) => formsOf(schema).length > 0).length).toBeGreaterThan(50);
});

test('all endpoints are read', () => {
  const written = files.map((file) => readFileSync(path.join(src, file), 'utf8')).join('');
  const endpoints = [...written.matchAll(/build\.(query|mutation)</g)];
  expect(calls.length).toBeGreaterThanOrEqual(endpoints.length);
});

test.each(calls.map((call) => [`${call.method} ${call.pattern} (${call.privacy})`, call] as const))(
  'what is kept of %s is what its route states [REP-07]',
  (_name, { method, pattern, privacy }) => {
    const route = shop.routes.find((one) => one.method === method && one.url === pattern);
    expect(route).toBeDefined();
    const forms = formsOf(route?.schema);
    if (privacy === 'open') {
      expect(forms.map((form) => shapeOf(pattern, [form])).filter((shape) => shape !== '=')).toEqual([]);
      return;
    }
    const own: readonly TSchema[] = ANSWERS[privacy as keyof typeof ANSWERS];
    expect(forms).not.toEqual([]);
    expect(shapeOf(privacy, [...own, ...forms])).toBe(shapeOf(privacy, own));
  },
);
