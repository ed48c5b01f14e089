import { previewWidthIn } from '../../src/builder/app/viewSlice';

it.each([
  [360, 'phone'],
  [511, 'phone'],
  [512, 'tablet'],
  [768, 'tablet'],
  [959, 'tablet'],
  [960, 'desktop'],
  [1440, 'desktop'],
] as const)('in a window of %i px the preview begins as that of a %s, which can be read there', (pixels, width) => {
  expect(previewWidthIn(pixels)).toBe(width);
});
