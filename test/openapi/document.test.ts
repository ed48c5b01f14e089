import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import {
  CALL_GROUPS,
  NAMED_SCHEMAS,
  openApiDocument,
  PARAMETERS,
  templateOf,
  UNDOCUMENTED,
  whyUndocumented,
} from '../../src/openapi';
import { clientCalls, clientTypes } from '../support/openapi/clientTypes';
import { openExampledShop, type ExampledShop } from '../support/openapi/realExamples';
import { documentValidator } from '../support/contracts/documentValidator';

const documentFile = path.join(__dirname, '../../src/openapi/openapi.json');
const typesFile = path.join(__dirname, '../../src/apiClient/apiTypes.d.ts');
const callsFile = path.join(__dirname, '../../src/apiClient/apiCalls.ts');
const CALLS = CALL_GROUPS.flatMap(({ calls }) => calls);

/** The contents of a file; `npm run openapi` writes it first. */
function kept(file: string, made: string): string {
  if (process.env['WRITE_OPENAPI'] !== undefined) writeFileSync(file, made);
  return readFileSync(file, 'utf8');
}

let exampled: ExampledShop;
let document: object;
beforeAll(async () => {
  exampled = await openExampledShop();
  document = openApiDocument({ ...exampled, schemas: NAMED_SCHEMAS });
});
afterAll(() => exampled.shop.close());

// Compared as one text, because a difference would have thousands of lines: `git diff` shows it after the command.
test('the document is that of the server, and its examples are its answers: `npm run openapi` has been run', () => {
  const made = `${JSON.stringify(document, null, 1)}\n`;
  expect(kept(documentFile, made) === made).toBe(true);
});

test('the client’s types and calls are those of the document: `npm run openapi` has been run', async () => {
  const types = await clientTypes(document);
  expect(kept(typesFile, types) === types).toBe(true);
  const calls = clientCalls(document);
  expect(kept(callsFile, calls)).toBe(calls);
});

test('the document is one of OpenAPI 3.1, says a validator of others', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...document })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every route of the server is in `src/openapi/calls`, or has a reason not to be in `undocumented.ts`', () => {
  const documented = new Set(CALLS.map(({ method, path: url }) => `${method} ${url}`));
  const named = exampled.routes.map(({ method, url }) => ({ call: `${method} ${url}`, url }));
  const without = named.filter(({ call }) => !documented.has(call) && !/^(HEAD|OPTIONS|TRACE) /.test(call));
  expect(without.filter(({ url }) => whyUndocumented(url) === null).map(({ call }) => call)).toEqual([]);
  expect(CALLS.filter(({ path: url }) => whyUndocumented(url) !== null)).toEqual([]);
  const urls = exampled.routes.map(({ url }) => url);
  const idle = UNDOCUMENTED.flatMap(({ exactly = [], below = [] }) => [
    ...exactly.filter((url) => !urls.includes(url)),
    ...below.filter((beginning) => !urls.some((url) => url.startsWith(beginning))),
  ]);
  expect(idle).toEqual([]);
});

test('every call has a name of its own, a summary, a description, and an example of what comes out', () => {
  expect(new Set(CALLS.map(({ operationId }) => operationId)).size).toBe(CALLS.length);
  for (const { operationId, summary, description } of CALLS) {
    expect([operationId, summary, description].filter((said) => said.trim() === '')).toEqual([]);
    const { status, answer } = exampled.examples[operationId] ?? {};
    expect([operationId, answer !== undefined || [202, 204, 303].includes(status ?? 0)]).toEqual([operationId, true]);
  }
});

test('every parameter that is described is one of a call', () => {
  const text = JSON.stringify(document);
  expect(Object.keys(PARAMETERS).filter((name) => !text.includes(`"name":"${name}"`))).toEqual([]);
});

test('every example is as its own schema says', () => {
  const faults = documentValidator(document);
  for (const { operationId, method, path: url } of CALLS) {
    const { status = 0, answer } = exampled.examples[operationId] ?? {};
    expect(faults({ method, path: templateOf(url), status, body: answer })).toEqual([]);
  }
});

test('an answer that is not as documented is found', () => {
  const faults = documentValidator(document);
  const site = { method: 'GET', path: '/site-info', status: 200 };
  const answer = exampled.examples['getSiteInfo']?.answer as object;
  expect(faults({ ...site, body: { ...answer, webstoreId: 1 } })).toEqual([
    'GET /site-info 200/webstoreId: must be string',
  ]);
  expect(faults({ ...site, status: 418, body: answer })).toEqual(['GET /site-info documents no 418']);
  const refused = { ...site, status: 503, body: [{ errorCode: 'NOT_FOUND', message: '' }] };
  expect(faults(refused)).toHaveLength(1);
  expect(faults({ ...refused, body: [{ errorCode: 'SERVER_UNAVAILABLE', message: '' }] })).toEqual([]);
});
