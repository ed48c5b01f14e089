import { themeValues } from '../../../../src/storefront/ui/theme/themeValues';

const { color, accent } = themeValues;

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'paperDeep', 'surface'] as const;
const texts: readonly (readonly [string, string])[] = [
  ...grounds.flatMap((ground) =>
    (['ink', 'inkSoft', 'pine', 'danger', 'success', 'warning', 'info', 'butterDeep'] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ...(['ink', 'inkSoft', 'pine'] as const).flatMap((text) =>
    (['pineSoft', 'butterSoft', 'infoSoft', 'successSoft', 'warningSoft', 'dangerSoft'] as const).map(
      (ground) => [text, ground] as const,
    ),
  ),
  ['ink', 'butter'],
  ['pine', 'butter'],
  ['butterDeep', 'butterSoft'],
  ['info', 'infoSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['onPine', 'pine'],
  ['onPine', 'pineDeep'],
  ['onPine', 'danger'],
  ['onPine', 'dangerDeep'],
  ['paperDeep', 'pineDeep'],
  ['butter', 'pineDeep'],
];

describe('the theme in use', () => {
  it.each(texts)('can be read: %s text on %s reaches 4.5 : 1', (text, ground) => {
    const colors: Readonly<Record<string, string>> = color;
    expect(contrast(colors[text] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['bakery', 'coffee', 'gym', 'hotel', 'others'] as const)(
    'can be read in the sticky bar of %s, plain text and links',
    (type) => {
      expect(contrast(color.ink, accent[type])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent[`${type}Deep`], accent[type])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(grounds)('shows the edges of controls and the focus ring on %s at 3 : 1 at least', (ground) => {
    expect(contrast(color.outline, color[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(color.pine, color[ground])).toBeGreaterThanOrEqual(3);
  });
});
