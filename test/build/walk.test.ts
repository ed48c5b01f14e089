import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesOfWalk, inSource } from '../support/build/filesOfWalk';

const codeOf = (file: string): string => readFileSync(inSource(file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

function fileAt(from: string, to: string): string | undefined {
  const found = path.posix.join(path.posix.dirname(from), to);
  return [`${found}.ts`, `${found}.tsx`, `${found}/index.ts`].find((file) => existsSync(inSource(file)));
}

/** The names of values in braces; of `a as b`, `a` if `which` is 0, `b` if it is -1. */
const namesIn = (braces: string, which: 0 | -1): readonly string[] =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(which) ?? name);

/** Whether a file only exports what others define, as a door does. */
const isDoor = (file: string): boolean =>
  codeOf(file)
    .replace(/\b(?:import|export)\b[^;]*?\bfrom '[^']*';/g, '')
    .trim() === '';

/** The files that define a name which a file exports, or all of its names (`*`). */
function definedIn(file: string, name: string): readonly string[] {
  if (!isDoor(file)) return [file];
  return [...codeOf(file).matchAll(/export\s+\{([^}]*)\}\s*from\s*'(\.[^']+)'/g)].flatMap(
    ([, braces = '', to = '']) => {
      const next = fileAt(file, to);
      return next !== undefined && (name === '*' || namesIn(braces, -1).includes(name)) ? definedIn(next, name) : [];
    },
  );
}

/** The files that define what a file imports, at once or later; doors between them are left out. */
function usedBy(file: string): ReadonlySet<string> {
  const code = codeOf(file);
  const named = [...code.matchAll(/import\s+\{([^}]*)\}\s*from\s*'(\.[^']+)'/g)].flatMap(([, braces = '', to = '']) =>
    namesIn(braces, 0).map((name) => [to, name] as const),
  );
  const late = [...code.matchAll(/import\(\s*'(\.[^']+)'\s*\)/g)].map(([, to = '']) => [to, '*'] as const);
  return new Set(
    [...named, ...late].flatMap(([to, name]) => {
      const next = fileAt(file, to);
      return next === undefined ? [] : definedIn(next, name);
    }),
  );
}

/** Whether an arrow or a function does nothing but call another one with the very arguments that it got. */
function passesOn(node: ts.FunctionDeclaration | ts.ArrowFunction): boolean {
  const { body, parameters } = node;
  const [only, ...more] = body !== undefined && ts.isBlock(body) ? body.statements : [];
  const result = body !== undefined && ts.isBlock(body) ? only && ts.isReturnStatement(only) && only.expression : body;
  return (
    more.length === 0 &&
    !!result &&
    ts.isCallExpression(result) &&
    parameters.length === result.arguments.length &&
    parameters.every(({ name }, index) => name.getText() === result.arguments[index]?.getText())
  );
}

/** Whether code only hands on: it exports what others define, or functions that only call others. */
function handsOn(code: string): boolean {
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.every((statement) => {
    if (ts.isFunctionDeclaration(statement)) return passesOn(statement);
    if (!ts.isVariableStatement(statement))
      return ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    return statement.declarationList.declarations.every(
      ({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer) && passesOn(initializer),
    );
  });
}

/** Files that no file of the walk imports, as they were set up before the click; each with the file that imports it. */
const putInPlaceBy: Readonly<Record<string, string>> = {
  'storefront/kernel/commands/commandFamilies.ts': 'storefront/features/cart/commands/cartCommands.ts',
  'storefront/api/baseQuery.ts': 'storefront/api/api.ts',
  'storefront/platform/http.ts': 'storefront/app/startPage.tsx',
  'server/app.ts': 'server/process/runServer.ts',
  'server/visitors/identifyCallers.ts': 'server/callPlugins.ts',
  'contract/cart/cartItem.schema.ts': 'server/features/cart/cartCommands.ts',
  'server/database/sqlite/SqliteWriter.ts': 'server/database/sqlite/openSqlite.ts',
  'storefront/platform/tabs.ts': 'storefront/kernel/tabs.ts',
};

it('the walk through the house names files that are there, at most 45 of them, and the one that writes the row', () => {
  const files = filesOfWalk();
  expect(files.filter((file) => codeOf(file).includes("insertInto('cart_item')"))).toHaveLength(1);
  expect(files.length).toBeGreaterThan(35);
  expect(files.length).toBeLessThanOrEqual(45);
});

it('each file of the walk is used by one before it, or answers to one before it whose actions, paths or tags it uses', () => {
  const files = filesOfWalk();
  const uses = new Map(files.map((file) => [file, usedBy(file)]));
  const unmet = files.slice(1).filter((file, index) => {
    const before = files.slice(0, index + 1);
    return !before.some((one) => uses.get(one)?.has(file) === true || uses.get(file)?.has(one) === true);
  });
  const put = Object.keys(putInPlaceBy);
  expect(unmet.filter((file) => !put.includes(file))).toEqual([]);
  expect(put.filter((file) => !usedBy(putInPlaceBy[file] ?? '').has(file))).toEqual([]);
});

it('no file of the walk only hands on what another one exports or does', () => {
  expect(filesOfWalk().filter((file) => handsOn(codeOf(file)))).toEqual([]);
  expect(handsOn(codeOf('storefront/features/cart/index.ts'))).toBe(true);
  expect(handsOn("import { b } from './b'; export const a = (x: number, y: number) => b(x, y);")).toBe(true);
  expect(handsOn("import { b } from './b'; export function a(x: number) { return b(x); }")).toBe(true);
  expect(handsOn("import { b } from './b'; export const a = (x: number) => b(x + 1);")).toBe(false);
});
