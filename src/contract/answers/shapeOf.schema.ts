import type { TSchema } from 'typebox';

/** How a shape notes the privacy of a field (`wire.schema`). */
const MARKS = { open: '', personal: '!', deliveryName: '~', secret: '?', leftOut: '-' } as const;
type Stated = keyof typeof MARKS;
/** The mark of an object that is open as a whole. */
const WHOLE = '=';
type Shape = string | ReadonlyMap<string, Shape>;

/** The part of JSON Schema that the contract's schemas use. */
interface Schema {
  readonly privacy?: Stated;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const innerOf = ({ properties = {}, additionalProperties, items, anyOf = [] }: Schema): [string, Schema][] => [
  ...Object.entries(properties),
  ...(typeof additionalProperties === 'object' ? ([['*', additionalProperties]] as [string, Schema][]) : []),
  ...(items === undefined ? [] : ([['', items]] as [string, Schema][])),
  ...anyOf.map((schema): [string, Schema] => ['', schema]),
];

/**
 * Within an object that is open as a whole, only the message of a failure may be personal: messages are masked
 * everywhere.
 */
function refuseClosed(schema: Schema, path: string): void {
  for (const [name, inner] of innerOf(schema)) {
    const isMessage = name === 'message' && schema.properties?.['errorCode'] !== undefined;
    const isClosed = ['personal', 'deliveryName', 'secret'].includes(inner.privacy ?? 'open');
    if (isClosed && !isMessage) throw new Error(`${path}.${name} is not open, but stands in what is open as a whole.`);
    refuseClosed(inner, `${path}.${name}`);
  }
}

function merged(one: Shape | null, other: Shape | null, path: string): Shape | null {
  if (one === null || other === null || one === other) return one ?? other;
  if (typeof one === 'string' || typeof other === 'string') throw new Error(`${path} is stated in two ways.`);
  const fields = new Map(one);
  for (const [name, shape] of other) {
    const both = merged(one.get(name) ?? null, shape, `${path}.${name}`);
    if (both !== null) fields.set(name, both);
  }
  return fields;
}

/** null: the schema allows only null. */
function shapeAt(schema: Schema, path: string): Shape | null {
  const { privacy, type, anyOf } = schema;
  if (anyOf) return anyOf.reduce<Shape | null>((sum, one) => merged(sum, shapeAt(one, path), path), null);
  if (privacy === 'leftOut') return MARKS.leftOut;
  if (type === 'null') return null;
  const types = [type].flat();
  if (types.includes('array')) return schema.items ? shapeAt(schema.items, path) : null;
  if (types.includes('object')) {
    if (privacy === 'open') {
      refuseClosed(schema, path);
      return WHOLE;
    }
    if (privacy !== undefined) throw new Error(`${path} is an object: its fields state what may be kept of them.`);
    const fields = new Map<string, Shape>();
    for (const [name, inner] of innerOf(schema)) {
      if (!/^(\w+|\*)$/.test(name)) throw new Error(`${path}.${name} is no word: a shape cannot say it.`);
      const shape = shapeAt(inner, `${path}.${name}`);
      // Undeclared fields that are never kept need no mark: without one they are not kept either.
      const isUnknown = name === '*' && shape === MARKS.leftOut;
      if (shape !== null && !isUnknown) fields.set(name, shape);
    }
    return fields;
  }
  if (privacy === undefined) throw new Error(`${path} does not state what may be kept of it.`);
  return MARKS[privacy];
}

const written = (fields: ReadonlyMap<string, Shape>): string =>
  [...fields]
    .map(([name, shape]) => (typeof shape === 'string' ? name + shape : `${name}(${written(shape)})`))
    .join(' ');

/**
 * The privacy of an answer that has one of these forms, as text: field names, with the fields of objects and list
 * elements in brackets; `!` personal, `~` a delivery's name, `?` secret, `=` open as a whole, `-` never kept, `*` any
 * name. Throws where a field does not declare its privacy, or its name is not a plain word, or where two forms
 * contradict each other.
 */
export function shapeOf(name: string, forms: readonly TSchema[]): string {
  const shape = forms.reduce<Shape | null>((sum, form) => merged(sum, shapeAt(form, name), name), null);
  return shape === null ? '' : typeof shape === 'string' ? shape : written(shape);
}
