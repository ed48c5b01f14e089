import { statSync } from 'node:fs';
import { fallbackFaces, fontFaceCss } from '../../../../src/storefront/ui/theme/fontFaces';
import { media } from '../../../../src/storefront/ui/theme/media';
import { themeValues } from '../../../../src/storefront/ui/theme/themeValues';
import { themeDeclarations, tokens } from '../../../../src/storefront/ui/theme/tokens';

const file = (name: string) => require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

describe('tokens', () => {
  it('refer to a custom property that the theme declares, every one', () => {
    const css = themeDeclarations(themeValues);
    for (const [group, names] of Object.entries(tokens)) {
      for (const [name, reference] of Object.entries(names)) {
        expect(reference).toBe(`var(--${group}-${name})`);
        expect(css).toContain(`--${group}-${name}:`);
      }
    }
    expect(tokens.color.pine).toBe('var(--color-pine)');
  });

  it('declare another theme from a record with the same keys', () => {
    const dark = { ...themeValues, color: { ...themeValues.color, paper: '#101412' } };
    expect(themeDeclarations(dark)).toContain('--color-paper:#101412;');
  });
});

describe('fonts', () => {
  it('weigh 60 kB together at most', () => {
    expect(statSync(file('figtree')).size + statSync(file('fraunces')).size).toBeLessThanOrEqual(60_000);
  });

  it('come with stand-ins that keep the line height of the face they stand for', () => {
    const css = fontFaceCss({ text: '/t.woff2', display: '/d.woff2' });
    expect(css).toContain("url('/t.woff2')");
    expect(css).toContain("url('/d.woff2')");
    for (const { family, size, ascent, descent } of fallbackFaces) {
      const own = family.startsWith('Figtree') ? 1.2 : 1.233;
      expect(((ascent + descent) * size) / 10_000).toBeCloseTo(own, 3);
      const stack = family.startsWith('Figtree') ? themeValues.font.text : themeValues.font.display;
      expect(stack).toContain(`'${family}'`);
      expect(css).toContain(`font-family:'${family}'`);
    }
  });
});

describe('media queries', () => {
  it('leave no width between small and medium or medium and large to nobody', () => {
    expect(media.small).toBe(media.fromMedium.replace('@media ', '@media not all and '));
    expect(media.belowLarge).toBe(media.large.replace('@media ', '@media not all and '));
  });
});
