import { transformSync } from '@babel/core';
import { tokenOf, tokens } from '../../src/storefront/ui/theme/tokens';

const inlined = (source: string): string =>
  transformSync(source, {
    babelrc: false,
    configFile: false,
    plugins: [require.resolve('../../src/build/inlineTokens.cjs')],
  })?.code ?? '';

const imported = "import { tokens } from '../theme/tokens';";

describe('the build', () => {
  it('writes a token as the text that it is at run time', () => {
    expect(inlined(`${imported} f(tokens.color.pine, tokens.space[4]);`)).toContain(
      'f("var(--color-pine)", "var(--space-4)")',
    );
    expect([tokens.color.pine, tokenOf('space', '4')]).toEqual(['var(--color-pine)', 'var(--space-4)']);
  });

  it('makes tokens part of the template around them, and leaves other values their place', () => {
    const template = 'css`gap: ${tokens.space[2]};${wide} color: ${tokens.color.ink};`';
    expect(inlined(`${imported} ${template};`)).toContain('css`gap: var(--space-2);${wide} color: var(--color-ink);`');
  });

  it('leaves alone what only has the same name', () => {
    const source = 'const tokens = new Map();\nf(tokens.a.b, `${tokens.a.b}`);';
    expect(inlined(source)).toBe(source);
  });
});
