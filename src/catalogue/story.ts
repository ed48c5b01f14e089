import type { ReactNode } from 'react';
import type { TextId } from './texts/textId';
import type { Say } from './texts/say';

type Value = string | number | boolean;
/** What a component is shown with: plain data, which the fields of the page can change. */
export type Values = Readonly<Record<string, Value>>;

/** How a property is changed by hand: chosen, switched, typed, or counted. */
export type Property =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly from: number; readonly to: number };

type PropertyOf<V> = Extract<
  Property,
  { readonly kind: V extends boolean ? 'switch' : V extends number ? 'number' : 'choice' | 'text' }
>;

export interface State<V> {
  /** The caption of the state; without one, the properties that the state sets are its caption. */
  readonly name?: TextId;
  /** The properties that differ from the defaults. A text is a message id, or literal. */
  readonly set: Partial<V>;
  /** The warning expected in the console, for states that show a wrong value. */
  readonly warns?: string;
}

export interface Surroundings {
  readonly say: Say;
  readonly caption: string;
  /**
   * Added to labels that must be unique on the page, such as those of landmarks: the name of the component, and
   * `caption`.
   */
  readonly landmark: string;
}

/** One file of `storefront/ui`: its purpose and its states. */
export interface Story<V extends Values = Values> {
  /** The components that the story shows, by the names of their exports; the first is the story's own. */
  readonly shows: readonly [string, ...string[]];
  /** What the component is for. */
  readonly use: TextId;
  /** When to use something else instead of the component. */
  readonly avoid: TextId;
  readonly usual: V;
  readonly properties: { readonly [Name in keyof V]: PropertyOf<V[Name]> };
  readonly states: readonly State<V>[];
  /** The share of the page's width for each state; a quarter by default. */
  readonly room?: 'half' | 'whole';
  /** The component covers the page, so each state is opened by a button. */
  readonly opensByButton?: boolean;
  /** Whether these values have light text, and so are shown on dark green. */
  isOnPine?(values: V): boolean;
  show(values: V, around: Surroundings): ReactNode;
}

/** Checks a story against the types of its own values. */
export const story = <V extends Values>(definition: Story<V>): Story => definition;

/** All names of a union, none forgotten: a new one does not compile until it is listed. */
export const namesOf = <Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(names) as Name[];

/** A state for each value of a property. */
export const eachOf = <Name extends string, V extends Value>(property: Name, values: readonly V[]) =>
  values.map((value) => ({ set: Object.fromEntries([[property, value]]) as Readonly<Record<Name, V>> }));

export const choice = <Name extends string>(values: readonly Name[]) => ({ kind: 'choice', values }) as const;
export const toggle = { kind: 'switch' } as const;
export const typed = { kind: 'text' } as const;
export const count = (from: number, to: number) => ({ kind: 'number', from, to }) as const;
