import { ANSWERS } from './answers.schema';
import { shapeOf } from './shapeOf.schema';

const LINE_LENGTH = 110;

/** Wraps words into lines. */
const inLines = (text: string): string =>
  text
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + word.length > LINE_LENGTH) return [...lines, word];
      return [...lines.slice(0, -1), `${last} ${word}`];
    }, [])
    .join('\n');

const shapes = Object.entries(ANSWERS).map(([name, forms]) => [name, shapeOf(name, forms)] as const);
const longestFirst = [...shapes].sort(([, one], [, other]) => other.length - one.length);
/** A shape that is part of another is referred to by its name, `@cartItem`. */
const named = (own: string): string =>
  longestFirst.reduce((text, [name, shape]) => text.replaceAll(`(${shape})`, `@${name}`), own);

/** The source of `shapes.ts` for the current schemas. */
export const shapesFile = `// Written by \`npm run shapes\`: what may be kept of each answer with personal data (shapeOf.schema.ts).
export const ANSWER_SHAPES = {
${shapes.map(([name, shape]) => `  ${name}: \`${inLines(named(shape))}\`,`).join('\n')}
} as const;
export type AnswerName = keyof typeof ANSWER_SHAPES;
`;
