import type { State, Story, Values } from '../story';
import { isTextId, type Say } from '../texts/say';

/** The values of a state with its texts in one language. */
export function valuesIn({ usual, properties }: Story, state: State<Values>, say: Say): Values {
  const values = Object.entries({ ...usual, ...state.set }).map(([name, value]) =>
    typeof value === 'string' && properties[name]?.kind === 'text' && isTextId(value)
      ? ([name, say(value)] as const)
      : ([name, value] as const),
  );
  return Object.fromEntries(values) as Values;
}

/** The caption of a state: its name, or what it sets. */
export const captionOf = ({ name, set }: State<Values>, say: Say): string =>
  name
    ? say(name)
    : Object.entries(set)
        .map(([property, value]) => (value === true ? property : `${property}: ${String(value)}`))
        .join(', ');
