import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEAD = '// Written by `npm run openapi` from src/openapi/openapi.json.\n';

/** Leaves out what types gain nothing from: examples, and the list of meanings beside the codes. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const isExample = (name: string) => name === 'example' && 'schema' in value;
  const isMeaning = (name: string, inner: unknown) => name === 'description' && String(inner).startsWith('`');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isExample(name))
      .map(([name, inner]) => [name, isMeaning(name, inner) ? '' : withoutWords(inner)]),
  );
}

/** The source of `src/apiClient/apiTypes.d.ts` for a document. */
export const clientTypes = async (document: object): Promise<string> =>
  HEAD + astToString(await openapiTS(withoutWords(document) as OpenAPI3)).replaceAll('    ', '  ');

interface Described {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** The source of `src/apiClient/apiCalls.ts` for a document. */
export function clientCalls(document: object): string {
  const { info, paths } = document as Described;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `  ${operationId}: ['${method}', '${path}'],`),
  );
  return [
    HEAD,
    `export const API_VERSION = '${info.version}';\n\n`,
    '/** Method and address of each call, by its operationId. */\n',
    `export const API_CALLS = {\n${calls.join('\n')}\n} as const;\n`,
  ].join('');
}
