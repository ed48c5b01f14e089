/** A JSON Schema as the document contains it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The keyword for a field's privacy, which clients do not need. */
const OWN_KEYWORDS = ['privacy'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As plain JSON: without symbol keys, undefined values and the shop's own keywords. */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([key, inner]) => inner !== undefined && !OWN_KEYWORDS.includes(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, plainOf(inner)]));
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** `{type: [X, 'null'], …}` without its null; null for any other schema. */
export function withoutNull(schema: JsonSchema): JsonSchema | null {
  const { type } = schema;
  if (!Array.isArray(type) || type.length !== 2 || type[1] !== 'null') return null;
  return { ...schema, type: type[0] as unknown };
}

/**
 * Writes schemas for a document; any schema in `named` becomes a reference. Schemas are compared by their JSON and not
 * by identity, because building a schema from others may copy these.
 */
export function schemaWriter(named: Readonly<Record<string, unknown>>) {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(named)) {
    const plain = plainOf(schema) as JsonSchema;
    // A nullable schema is looked up by its other type.
    const form = JSON.stringify(withoutNull(plain) ?? plain);
    if (!names.has(form)) names.set(form, name);
  }
  const nameOf = (plain: JsonSchema): string | undefined => names.get(JSON.stringify(plain));

  /** A recursive schema has its own name in the contract (`$id`) and refers to it. */
  const recursive = new Map<string, JsonSchema>();

  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isRecord(value) ? referred(value) : value;
  };
  const inside = (plain: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, inner(value)]));
  const referred = (plain: JsonSchema): JsonSchema => {
    const { $id, $ref, ...rest } = plain;
    if (typeof $ref === 'string') return referenceTo(pascal($ref.replace(/#$/, '')));
    if (typeof $id === 'string') {
      const own = pascal($id);
      if (!recursive.has(own)) recursive.set(own, inside(rest));
      return referenceTo(own);
    }
    const name = nameOf(plain);
    if (name !== undefined) return referenceTo(name);
    const something = withoutNull(plain);
    const nullable = something === null ? undefined : nameOf(something);
    return nullable === undefined ? inside(plain) : { anyOf: [referenceTo(nullable), { type: 'null' }] };
  };

  return {
    /** Writes a schema where it is used. */
    written: (schema: unknown): JsonSchema => referred(plainOf(schema) as JsonSchema),
    /** The named schemas that are used, by name. */
    components: (isUsed: (name: string) => boolean): Readonly<Record<string, JsonSchema>> => {
      const own = [...names].map(([form, name]) => [name, inside(JSON.parse(form) as JsonSchema)] as const);
      return Object.fromEntries(
        [...own, ...recursive].filter(([name]) => isUsed(name)).sort(([one], [other]) => (one < other ? -1 : 1)),
      );
    },
  };
}
export type SchemaWriter = ReturnType<typeof schemaWriter>;

/** The name of every schema that a value refers to. */
export const referencesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name]) => name ?? []);
