import {
  actionOf,
  alignmentOf,
  blockAlignmentOf,
  directionOf,
  lineAlignmentOf,
  sizeOf,
} from '../../../src/contract/values/enumerations';

describe.each([
  ['the navigation’s alignment', alignmentOf, ['left', 'center', 'right'], 'left'],
  ['a size', sizeOf, ['small', 'medium', 'large'], 'small'],
  ['a direction', directionOf, ['left', 'right'], 'left'],
  ['an action', actionOf, ['inline', 'redirect'], 'inline'],
  ['a flexible block’s alignment', blockAlignmentOf, ['top', 'left', 'bottom', 'right', 'center'], 'center'],
  ['a line’s alignment', lineAlignmentOf, ['left', 'center', 'right'], 'center'],
] as const)('%s', (_name, read, values, fallback) => {
  it('is each of its values, and its fallback for anything else [KIT-08]', () => {
    expect(values.map(read)).toEqual(values);
    const others = ['middle', 'LEFT', ' left', '', 'constructor', null, undefined, 0, {}, ['left']];
    expect(others.map(read)).toEqual(others.map(() => fallback));
  });
});
