import { themeValues, type ThemeValues } from './themeValues';

type Tokens = {
  readonly [Group in keyof ThemeValues]: {
    readonly [Name in keyof ThemeValues[Group] & string]: `var(--${Group}-${Name})`;
  };
};

function references(values: ThemeValues): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const [group, entries] of Object.entries(values)) {
    groups[group] = {};
    for (const name of Object.keys(entries)) groups[group][name] = `var(--${group}-${name})`;
  }
  return groups;
}

/** Every theme value as a CSS reference: `tokens.color.pine` is `var(--color-pine)`. */
export const tokens = /* @__PURE__ */ references(themeValues) as Tokens;

/** The reference of a name given by a prop: `tokenOf('space', $gap)`. */
export const tokenOf = <Group extends keyof ThemeValues>(group: Group, name: keyof ThemeValues[Group] & string) =>
  `var(--${group}-${name})` as const;

export type ColorToken = keyof Tokens['color'];
export type SpaceToken = keyof Tokens['space'];
export type SizeToken = keyof Tokens['size'];
/** The customer types with a colour of their own. */
export type Accent = 'bakery' | 'coffee' | 'gym' | 'hotel' | 'others';

/** The declarations of a theme, for a `:root` rule or any element with its own theme. */
export function themeDeclarations(values: ThemeValues): string {
  let css = '';
  for (const [group, entries] of Object.entries(values)) {
    for (const [name, value] of Object.entries(entries)) css += `--${group}-${name}:${value};`;
  }
  return css;
}
