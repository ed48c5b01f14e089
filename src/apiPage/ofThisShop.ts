type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A path parameter that the site info has a value for, with that value as its example, so that a call can be tried
 * right away; any other parameter unchanged.
 */
function parameterHere(parameter: unknown, siteInfo: Json): unknown {
  if (!isRecord(parameter) || parameter['in'] !== 'path') return parameter;
  const here = siteInfo[String(parameter['name'])];
  return typeof here === 'string' ? { ...parameter, example: here } : parameter;
}

function operationHere(operation: unknown, siteInfo: Json): unknown {
  if (!isRecord(operation) || !Array.isArray(operation['parameters'])) return operation;
  return { ...operation, parameters: operation['parameters'].map((one: unknown) => parameterHere(one, siteInfo)) };
}

/**
 * The API's document for this shop: its address as the only server, and the ids of the site info as examples of path
 * parameters. Throws if the document has no paths, or the site info is no object.
 */
export function ofThisShop(document: unknown, siteInfo: unknown, address: string): unknown {
  if (!isRecord(document) || !isRecord(document['paths']) || !isRecord(siteInfo))
    throw new Error('the document is none');
  const paths = Object.entries(document['paths']).map(([path, operations]): [string, unknown] => [
    path,
    isRecord(operations)
      ? Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [method, operationHere(operation, siteInfo)]),
        )
      : operations,
  ]);
  const components = isRecord(document['components']) ? document['components'] : {};
  const shared = isRecord(components['parameters']) ? Object.entries(components['parameters']) : [];
  const parameters = Object.fromEntries(shared.map(([name, one]) => [name, parameterHere(one, siteInfo)]));
  return {
    ...document,
    components: { ...components, parameters },
    servers: [{ url: address, description: 'This shop' }],
    paths: Object.fromEntries(paths),
  };
}
