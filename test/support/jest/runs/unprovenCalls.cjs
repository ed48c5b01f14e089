// Finds what the API's document names and no test of a whole run has seen: successes of calls, their refusals, options
// and fields. The tests' servers write down what they answer (test/support/server/calls/seenCalls.ts). The server's own
// faults (500, 503) are left out, because one place outside of the calls answers them for all.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The servers write what they answer into files in the folder of the run, whose names begin with this. */
const SEEN_CALLS = 'seen-calls-';

const OWN_FAULTS = ['500', '503'];

const document = () => require('../../../../src/openapi/openapi.json');

const resolved = (whole, { $ref, ...inner }) =>
  $ref
    ? $ref
        .slice(2)
        .split('/')
        .reduce((found, name) => found[name], whole)
    : inner;

const codesOf = (whole, response) => {
  const schema = resolved(whole, response).content?.['application/json']?.schema;
  const parts = schema?.items?.allOf ?? [];
  return parts.flatMap(({ properties }) => properties?.errorCode?.enum ?? []);
};

/** Every line that the tests have to write down, by call: its success, refusals, options, fields. */
function linesOf(whole, url, method, operation) {
  const call = `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`;
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400 && !OWN_FAULTS.includes(status))
    .flatMap(([status, response]) => codesOf(whole, response).map((code) => `${status} ${code}`));
  const options = (operation.parameters ?? [])
    .map((parameter) => resolved(whole, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `?${name}`);
  const body = resolved(whole, operation.requestBody?.content?.['application/json']?.schema ?? {});
  const fields = Object.keys(body.properties ?? {}).map((name) => `.${name}`);
  return ['OK', ...refusals, ...options, ...fields].map((what) => `${call} ${what}`);
}

/** What the document names and the files of a run's folder do not. */
function unprovenCalls(folder, whole = document()) {
  const seen = new Set(
    readdirSync(folder)
      .filter((name) => name.startsWith(SEEN_CALLS))
      .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n')),
  );
  return Object.entries(whole.paths)
    .flatMap(([url, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.operationId)
        .flatMap(([method, operation]) => linesOf(whole, url, method, operation)),
    )
    .filter((line) => !seen.has(line));
}

module.exports = { SEEN_CALLS, unprovenCalls };
