import { render, screen } from '@testing-library/react';
import { PALEST_TEXT } from '../../../../src/commerce/colors/readableGround';
import { Columns, rowCounts, twelfthsOf } from '../../../../src/storefront/ui/layout/Columns';
import { FlexibleBlock } from '../../../../src/storefront/ui/layout/FlexibleBlock';
import { Grid } from '../../../../src/storefront/ui/layout/Grid';
import { HorizontalLine } from '../../../../src/storefront/ui/layout/HorizontalLine';
import { themeValues } from '../../../../src/storefront/ui/theme/themeValues';

function styleOf(element: Element | null) {
  if (!element) throw new Error('There is no element.');
  return getComputedStyle(element);
}

describe('Column', () => {
  it.each([
    [{ columnWidth: 6 }, 6],
    [{ columnWidth: '4' }, 4],
    [{}, 12],
    [{ columnWidth: 'wide' }, 12],
    [{ columnWidth: '' }, 12],
    [{ columnWidth: Number.NaN }, 12],
    [{ columnWidth: 13 }, 12],
    [{ columnWidth: 0 }, 12],
  ])('of %j takes %i twelfths [KIT-10]', (width, expected) => {
    expect(twelfthsOf(width)).toBe(expected);
  });

  it.each([
    ['50%', 6],
    ['16.67%', 2],
    ['33.33%', 4],
    ['66.67%', 8],
    ['40%', 6],
    ['', 6],
  ])('of the portion "%s" takes %i twelfths, whatever its width [KIT-10]', (portion, expected) => {
    expect(twelfthsOf({ columnWidth: 3, portion })).toBe(expected);
  });

  it('without a portion is as wide as its columnWidth says', () => {
    expect(twelfthsOf({ columnWidth: 3, portion: null })).toBe(3);
  });
});

describe('Columns', () => {
  it('are two halves unless told otherwise, and those without content keep their place alone [KIT-01] [KIT-10]', () => {
    const { container } = render(<Columns>{(index) => (index === 0 ? 'Texte' : null)}</Columns>);
    const [first, second, ...more] = container.firstElementChild?.children ?? [];
    expect(more).toEqual([]);
    expect([first?.textContent, first?.getAttribute('aria-hidden')]).toEqual(['Texte', null]);
    expect([second?.textContent, second?.getAttribute('aria-hidden')]).toEqual(['', 'true']);
    expect(styleOf(first ?? null).width).toBe(styleOf(second ?? null).width);
  });

  it('have a gutter of 3rem or none, a minimum height, and defaults instead of what makes no sense [KIT-01]', () => {
    const section = (props: Partial<Parameters<typeof Columns>[0]>) => {
      const { container } = render(<Columns {...props}>{() => 'Texte'}</Columns>);
      const style = styleOf(container.firstElementChild);
      return [style.getPropertyValue('--gutter'), style.minHeight];
    };
    expect(section({})).toEqual(['3rem', '']);
    expect(section({ gutter: '0', minHeight: 240 })).toEqual(['0rem', '240px']);
    expect(section({ gutter: '5px', minHeight: -1, directionMobile: 'up', verticalAlign: '}' })).toEqual(['3rem', '']);
  });

  it('fill rows of twelve twelfths in order', () => {
    expect(rowCounts([6, 6])).toEqual([2, 2]);
    expect(rowCounts([6, 6, 6, 12, 4, 8])).toEqual([2, 2, 1, 1, 2, 2]);
    expect(rowCounts([])).toEqual([]);
  });
});

describe('FlexibleBlock', () => {
  const box = (props: Parameters<typeof FlexibleBlock>[0]) => {
    const { container } = render(<FlexibleBlock {...props}>Texte</FlexibleBlock>);
    return styleOf(container.firstElementChild);
  };

  it('has the size, border, radius and background that it is given [KIT-02]', () => {
    const style = box({
      width: 40,
      height: 120,
      borderWidth: 2,
      borderColor: '#0f4c3a',
      radius: 14,
      background: '#fbf2d8',
    });
    expect([style.width, style.minHeight, style.borderRadius]).toEqual(['40%', '120px', '14px']);
    expect([style.borderTopWidth, style.borderTopColor]).toEqual(['2px', 'rgb(15, 76, 58)']);
    expect(style.backgroundColor).toBe('rgb(251, 242, 216)');
  });

  it.each([
    ['top', 'flex-start', 'center'],
    ['left', 'center', 'left'],
    ['bottom', 'flex-end', 'center'],
    ['right', 'center', 'right'],
    ['center', 'center', 'center'],
    ['middle', 'center', 'center'],
    [undefined, 'center', 'center'],
  ])('aligned "%s" has its content at %s and %s [KIT-02]', (alignment, height, side) => {
    const style = box(alignment === undefined ? {} : { alignment });
    expect([style.justifyContent, style.textAlign]).toEqual([height, side]);
  });

  it('of wrong values has the defaults, and no background on which text could not be read', () => {
    const style = box({
      width: 400,
      height: -1,
      borderWidth: 1,
      borderColor: 'red;}',
      radius: 900,
      background: '#0f4c3a',
    });
    expect([style.width, style.minHeight, style.borderRadius]).toEqual(['100%', '', '0px']);
    expect(style.borderTopColor).not.toBe('red');
    expect(style.backgroundColor).toMatch(/^(?:|transparent|rgba\(0, 0, 0, 0\))$/);
    expect(PALEST_TEXT).toBe(themeValues.color.inkSoft);
  });
});

describe('HorizontalLine', () => {
  const line = (props: Parameters<typeof HorizontalLine>[0]) => {
    const { container } = render(<HorizontalLine {...props} />);
    return styleOf(container.querySelector('hr'));
  };

  it('is one pixel thick, solid, of the whole width and in the middle unless told otherwise [KIT-04]', () => {
    for (const props of [{}, { size: 0, style: 'wavy', color: 'red', width: 0, alignment: 'top' }]) {
      const style = line(props);
      expect([style.borderTopWidth, style.borderTopStyle, style.width]).toEqual(['1px', 'solid', '100%']);
      expect([style.marginLeft, style.marginRight]).toEqual(['auto', 'auto']);
    }
  });

  it.each([
    ['left', '0px', 'auto'],
    ['center', 'auto', 'auto'],
    ['right', 'auto', '0px'],
  ])('of a given size, style, colour and width lies on the %s [KIT-04]', (alignment, left, right) => {
    const style = line({ size: 3, style: 'dashed', color: '#0f4c3a', width: 25, alignment });
    expect([style.borderTopWidth, style.borderTopStyle, style.borderTopColor]).toEqual([
      '3px',
      'dashed',
      'rgb(15, 76, 58)',
    ]);
    expect([style.width, style.marginLeft, style.marginRight]).toEqual(['25%', left, right]);
  });
});

describe('Grid', () => {
  const shown = (props: Parameters<typeof Grid>[0]) => {
    const { container } = render(<Grid {...props} />);
    return container.textContent;
  };
  const slots = { pagination: 'Pages', empty: 'Rien', error: false } as const;

  it('shows its items with the pages below, what it has instead of none, or the failure alone [KIT-03]', () => {
    expect(shown({ ...slots, children: ['Un', 'Deux'] })).toBe('UnDeuxPages');
    expect(shown({ ...slots, children: [] })).toBe('RienPages');
    expect(shown({ ...slots, children: [null, false] })).toBe('RienPages');
    expect(shown({ ...slots, error: 'Panne', children: ['Un'] })).toBe('Panne');
  });

  it('is a list where its items are [KIT-03]', () => {
    render(
      <Grid list>
        <li>Un</li>
        <li>Deux</li>
      </Grid>,
    );
    expect(screen.getByRole('list').children).toHaveLength(2);
  });

  it.each([
    ...(['x-large', 'large', 'medium', 'small', 'xx-small'] as const).map((name) => [name, true] as const),
    ['none', false],
    ['huge', false],
    [undefined, false],
  ] as const)('spaced "%s" keeps its items apart: %s [KIT-03]', (spacing, isApart) => {
    const { container } = render(<Grid {...(spacing !== undefined && { spacing })}>Un</Grid>);
    const { gap } = styleOf(container.firstElementChild);
    expect(gap).toMatch(isApart ? /^var\(--space-\d+\)$/ : /^0(?:px)?$/);
  });
});
