import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Story } from '../../src/catalogue/story';
import { ownPropertiesIn, type OwnProperties, type OwnProperty } from '../support/catalogue/ownProperties';

const sources = path.join(__dirname, '../../src');
const folder = path.join(sources, 'catalogue/stories');

/** Where the blocks that a builder arranges are rendered. */
const BLOCKS = ['Blocks', 'GridBlocks', 'LayoutBlocks'].map((name) =>
  path.join(sources, `storefront/pages/content/blocks/${name}.tsx`),
);

/** The components of the layout kit that a builder's blocks render. */
const KIT = ['Columns', 'FlexibleBlock', 'Grid', 'HorizontalLine', 'ShowAt'];

/** Components that the page of the catalogue renders itself, because a page has one of each: no story renders them. */
const OF_THE_PAGE = ['GlobalStyle', 'Tooltips'];

/** Properties that only `styled(Grid)` gives. */
const BY_STYLES = ['Grid.className'];

/** By which a caller is handed an element, to give it the focus. */
const HANDLES = ['QuantityStepper.decreaseRef'];

/** Properties without a field of their own, and why. */
const WITHOUT_FIELD: Readonly<Record<string, string>> = {
  'Amount.children': 'the amounts of a list: its first is typed as `amount`',
  'Cell.label': 'repeats the head of its column',
  'Dialog.open': 'it is opened by its button',
  'FieldError.id': 'made by React',
  'ProgressBar.value': 'counted as `percent`, and unknown without `isKnown`',
  'QuantityStepper.errorId': 'made by React; its text is typed as `error`',
  'QuantityStepper.hintId': 'made by React; its text is typed as `hint`',
  'Toast.variantLabel': 'follows the variant',
};

interface StoryProperties {
  readonly one: Story;
  readonly components: OwnProperties;
}

let rendered: readonly StoryProperties[];
let blocks: readonly OwnProperties[];
beforeAll(async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file));
  const read = ownPropertiesIn([...files, ...BLOCKS]);
  blocks = BLOCKS.map((file) => read.get(file) ?? new Map());
  const found = await Promise.all(
    files.map(async (file) => {
      const module = Object.values((await import(file)) as Readonly<Record<string, Story>>);
      const one = module.find((exported) => 'shows' in exported);
      return one ? [{ one, components: read.get(file) ?? new Map() }] : [];
    }),
  );
  rendered = found.flat();
});

/** Each component of each story, with its own properties. */
const shown = () =>
  rendered.flatMap(({ one, components }) =>
    one.shows.map((name) => ({ one, name, own: components.get(name) ?? ([] as readonly OwnProperty[]) })),
  );

it('each story renders the components that it shows', () => {
  const unseen = rendered.flatMap(({ one, components }) => one.shows.filter((name) => !components.has(name)));
  expect(unseen.sort()).toEqual(OF_THE_PAGE);
});

it('each own property of a component is given to it by its story', () => {
  const absent = shown().flatMap(({ name, own }) =>
    own.filter(({ isGiven }) => !isGiven).map((property) => `${name}.${property.name}`),
  );
  expect(absent).toEqual([...HANDLES, ...BY_STYLES]);
});

it('each text, number and switch among them has a field of its name, or a reason why not', () => {
  const fieldless = shown().flatMap(({ one, name, own }) =>
    own
      .filter((property) => property.isData && !(property.name in one.properties))
      .map((property) => `${name}.${property.name}`),
  );
  expect(fieldless.sort()).toEqual([...Object.keys(WITHOUT_FIELD), ...BY_STYLES].sort());
});

it('a property that has a few values can be given each of them', () => {
  const lacking = shown().flatMap(({ one, name, own }) =>
    own.flatMap(({ name: property, values }) => {
      const field = one.properties[property];
      if (values === null || field?.kind !== 'choice') return [];
      return values.filter((value) => !field.values.includes(value)).map((value) => `${name}.${property}: ${value}`);
    }),
  );
  expect(lacking).toEqual([]);
});

it('a state shows each switch in both its positions, and each choice in each of its values', () => {
  const unseen = rendered.flatMap(({ one }) => {
    const seen = [one.usual, ...one.states.map(({ set }) => ({ ...one.usual, ...set }))];
    return Object.entries(one.properties).flatMap(([name, field]) => {
      const values = field.kind === 'switch' ? [true, false] : field.kind === 'choice' ? field.values : [];
      return values
        .filter((value) => !seen.some((state) => state[name] === value))
        .map((value) => `${one.shows[0]}.${name}: ${value}`);
    });
  });
  expect(unseen).toEqual([]);
});

it('a block that a builder arranges gives its component of the kit every property that this has [KIT-01] [KIT-02] [KIT-03] [KIT-04] [KIT-06]', () => {
  const used = blocks.flatMap((components) => [...components].filter(([name]) => KIT.includes(name)));
  expect(used.map(([name]) => name).sort()).toEqual(KIT);
  const absent = used.flatMap(([name, own]) =>
    own.filter(({ isGiven }) => !isGiven).map((one) => `${name}.${one.name}`),
  );
  expect(absent).toEqual(BY_STYLES);
});
