import { isShopsName } from '../../commerce/delivery/deliveryName';
import { ANSWER_SHAPES, type AnswerName } from '../../contract/answers/shapes';

/** The mark of one field, as `contract/answers` writes it, or the fields of an object. */
type Shape = string | ReadonlyMap<string, Shape>;

interface Kept {
  readonly data: unknown;
  readonly leftOut: number;
}
/** Creates the token of a personal value. */
type Hide = (value: string) => string;

/** A word of a shape's text: a field's name with its mark or an opening bracket, or a closing bracket. */
const WORD = /([\w*]+)([!~?=(-]|@\w+)?|\)/g;
const known = new Map<string, Shape>();

function shapeIn(text: string): Shape {
  const found = known.get(text);
  if (found) return found;
  const words = text.matchAll(WORD);
  const fields = (): Shape => {
    const shape = new Map<string, Shape>();
    for (const [, field, mark = ''] of words) {
      if (field === undefined) break;
      // Checked edge: the name after `@` is that of another shape.
      const named = mark.startsWith('@') ? shapeIn(ANSWER_SHAPES[mark.slice(1) as AnswerName]) : mark;
      shape.set(field, mark === '(' ? fields() : named);
    }
    return shape;
  };
  const shape = fields();
  known.set(text, shape);
  return shape;
}

/** A copy with the messages of errors hidden: they may quote what a shopper typed. */
function withoutMessages(value: unknown, hide: Hide): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMessages(item, hide));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      name,
      name === 'message' && typeof item === 'string' && 'errorCode' in value ? hide(item) : withoutMessages(item, hide),
    ]),
  );
}

/**
 * The part of an answer that the state may keep: personal values are passed through `hide`, except for the names that
 * the shop itself gives to deliveries, by which pages see that the shopper gave none; secrets become null, and fields
 * marked `-` are left out. Values that the shape does not declare, or declares with another type, are left out and
 * counted.
 */
export function readShape(text: string, body: unknown, hide: Hide): Kept {
  let leftOut = 0;
  /** The part of a value that is kept; undefined: nothing. */
  const read = (value: unknown, shape: Shape | undefined): unknown => {
    if (shape === '-') return undefined;
    if (value === null && shape !== undefined) return null;
    // Positions matter in a list: a dropped item becomes null.
    if (Array.isArray(value) && shape !== undefined) return value.map((item: unknown) => read(item, shape) ?? null);
    if (shape === '=') return withoutMessages(value, hide);
    if (typeof shape === 'string' && typeof value !== 'object') {
      const isPersonal = shape === '!' || (shape === '~' && !isShopsName(value));
      return isPersonal ? hide(`${value as string | number | boolean}`) : shape === '?' ? null : value;
    }
    if (typeof shape === 'object' && typeof value === 'object') {
      const entries = Object.entries(value as object).map(
        ([field, item]: [string, unknown]) => [field, read(item, shape.get(field) ?? shape.get('*'))] as const,
      );
      return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
    }
    leftOut += 1;
    return undefined;
  };
  const data = read(body, shapeIn(text));
  return { data: data === undefined ? null : data, leftOut };
}

/** The part of an answer that the state may keep; everything except error messages if the answer is open. */
export const keptOf = (privacy: 'open' | AnswerName, body: unknown, hide: Hide): Kept =>
  privacy === 'open'
    ? { data: withoutMessages(body, hide), leftOut: 0 }
    : readShape(ANSWER_SHAPES[privacy], body, hide);
