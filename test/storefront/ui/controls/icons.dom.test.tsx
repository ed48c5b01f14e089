import { act, render, screen } from '@testing-library/react';
import Minus from 'lucide-react/icons/minus';
import Truck from 'lucide-react/icons/truck';
import { renderToString } from 'react-dom/server';
import { Icon, type IconSize, type IconVariant } from '../../../../src/storefront/ui/controls/Icon';
import { IconSheet } from '../../../../src/storefront/ui/controls/IconSheet';
import { IconButton, type IconButtonVariant } from '../../../../src/storefront/ui/controls/IconButton';
import { NamedIcon } from '../../../../src/storefront/ui/controls/NamedIcon';
import { loadAllDrawings } from '../../../../src/storefront/ui/controls/namedDrawings';

let warned: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => warned.mockRestore());

const widthOf = (element: Element | null) => element && getComputedStyle(element).width;
const color = (name: string) => `var(--color-${name})`;

describe('Icon', () => {
  it.each([
    ['xx-small', 14],
    ['x-small', 16],
    ['small', 20],
    ['medium', 24],
    ['large', 32],
    [undefined, 24],
    ['huge' as IconSize, 24],
  ] as const)('draws size %s as a square of %d pixels [KIT-07]', (size, pixels) => {
    const { container } = render(<Icon icon={Truck} {...(size && { size })} label="Camion" />);
    const drawing = screen.getByRole('img', { name: 'Camion' });
    expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual([`${pixels}`, `${pixels}`]);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it.each([
    ['bare', 'currentColor'],
    ['error', color('danger')],
    ['inverse', color('onPine')],
    ['warning', color('warning')],
    ['success', color('success')],
    [undefined, 'currentColor'],
    ['constructor' as IconVariant, 'currentColor'],
  ] as const)('draws variant %s in %s, one that does not exist in none [KIT-07]', (variant, expected) => {
    render(<Icon icon={Truck} {...(variant && { variant })} label="Camion" />);
    expect(screen.getByRole('img').getAttribute('stroke')).toBe(expected);
  });
});

describe('an icon of a sheet', () => {
  const sheet = [Truck];

  it('refers to the sheet’s one drawing, in a size and a colour of its own [KIT-07]', () => {
    const { container } = render(
      <IconSheet icons={sheet}>
        <Icon icon={Truck} size="x-small" label="Livraison" />
        <Icon icon={Truck} variant="error" label="Retard" />
        <Icon icon={Minus} label="Moins" />
      </IconSheet>,
    );
    const [delivery, delay, other] = screen.getAllByRole('img');
    const drawing = container.querySelector(delivery?.querySelector('use')?.getAttribute('href') ?? '-');
    expect(drawing?.querySelectorAll('path, circle').length).toBeGreaterThan(1);
    expect(drawing?.getAttribute('stroke')).toBe('currentColor');
    expect(delay?.querySelector('use')?.getAttribute('href')).toBe(`#${drawing?.id ?? ''}`);
    expect([delivery, delay].map((icon) => [icon?.getAttribute('width'), icon?.getAttribute('color')])).toEqual([
      ['16', null],
      ['24', color('danger')],
    ]);
    // An icon that the sheet does not contain is drawn in place, as without a sheet.
    expect(other?.querySelector('use')).toBeNull();
    expect(other?.querySelector('path')).not.toBeNull();
  });

  it('is not to be seen where it is drawn, and two sheets have drawings of their own [KIT-07]', () => {
    const { container } = render(
      <>
        <IconSheet icons={sheet}>{null}</IconSheet>
        <IconSheet icons={sheet}>{null}</IconSheet>
      </>,
    );
    const drawings = [...container.querySelectorAll('svg')];
    expect(new Set(drawings.map(({ id }) => id)).size).toBe(2);
    expect(drawings.every((drawing) => drawing.closest('[hidden]') !== null)).toBe(true);
  });
});

describe('an icon by its name', () => {
  it('comes when it is shown, in the place that an empty box has kept for it [KIT-07]', async () => {
    const box = renderToString(<NamedIcon name="store" size="large" label="Boutique" />);
    expect([box.includes('<svg'), box.includes('<span')]).toEqual([false, true]);
    await act(async () => render(<NamedIcon name="store" size="large" label="Boutique" />));
    expect(screen.getByRole('img', { name: 'Boutique' }).getAttribute('width')).toBe('32');
    expect(warned).not.toHaveBeenCalled();
  });

  it('that does not exist is an empty box of the same size and one warning [KIT-07] [ERR-08]', () => {
    const { container } = render(
      <>
        <NamedIcon name="no-such-icon" size="x-small" label="Rien" />
        <NamedIcon name="no-such-icon" />
      </>,
    );
    expect([...container.children].map(widthOf)).toEqual(['16px', '24px']);
    expect(screen.queryByRole('img')).toBeNull();
    expect(warned.mock.calls).toEqual([['There is no icon of the name "no-such-icon".']]);
  });

  it('whose file cannot be loaded is an empty box of the same size and one warning [KIT-07] [ERR-08]', async () => {
    jest.doMock('lucide-react/icons/dumbbell', () => {
      throw new Error('The file is gone.');
    });
    const container = document.body.appendChild(document.createElement('div'));
    await act(async () => render(<NamedIcon name="dumbbell" size="small" />, { container }));
    expect([container.querySelector('svg'), widthOf(container.firstElementChild)]).toEqual([null, '20px']);
    expect(warned.mock.calls).toEqual([['The icon "dumbbell" could not be loaded.']]);
  });
});

it('once all icons with names are loaded, none has a box in between [KIT-07]', async () => {
  await loadAllDrawings();
  expect(renderToString(<NamedIcon name="coffee" />)).toContain('<svg');
});

describe('IconButton', () => {
  const transparent = 'rgba(0, 0, 0, 0)';
  it.each([
    ['bare', transparent, 'transparent', 'ink'],
    ['brand', color('pine'), 'transparent', 'onPine'],
    ['container', color('paperDeep'), 'transparent', 'ink'],
    ['border', transparent, color('outline'), 'ink'],
    ['border-filled', color('surface'), color('outline'), 'ink'],
    ['bare-inverse', transparent, 'transparent', 'onPine'],
    ['border-inverse', transparent, color('onPine'), 'onPine'],
    [undefined, transparent, color('outline'), 'ink'],
    ['constructor' as IconButtonVariant, transparent, color('outline'), 'ink'],
  ] as const)(
    'has variant %s; by default and for one that does not exist "border" [KIT-13]',
    (variant, face, edge, ink) => {
      render(<IconButton icon={Truck} label="Livraison" {...(variant && { variant })} />);
      const style = getComputedStyle(screen.getByRole('button'));
      expect([style.background || style.backgroundColor, style.border, style.color]).toEqual([
        face,
        `1px solid ${edge}`,
        color(ink),
      ]);
    },
  );

  it('of a size that does not exist is medium and warns once [KIT-13] [ERR-08]', () => {
    const { container } = render(
      <>
        <IconButton icon={Truck} label="Livraison" iconSize={'huge' as IconSize} />
        <IconButton icon={Truck} label="Retour" iconSize={'huge' as IconSize} />
        <IconButton icon={Truck} label="Reprise" iconSize="x-small" />
      </>,
    );
    expect([...container.querySelectorAll('svg')].map((drawing) => drawing.getAttribute('width'))).toEqual([
      '24',
      '24',
      '16',
    ]);
    expect(warned.mock.calls).toEqual([['A button with an icon has no size "huge"; it is medium.']]);
  });
});
