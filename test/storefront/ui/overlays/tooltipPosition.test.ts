import { tooltipPosition } from '../../../../src/storefront/ui/overlays/tooltipPosition';

const frame = { width: 400, height: 300 };
const tooltip = { width: 100, height: 40 };
const anchor = (top: number, left = 150, height = 44) => ({ left, top, width: 44, height });

it('a tooltip stands above the middle of what it explains, within the window [KIT-15]', () => {
  expect(tooltipPosition(anchor(200), tooltip, frame)).toEqual({ left: 122, top: 160, height: 40 });
  expect(tooltipPosition(anchor(200, 0), tooltip, frame).left).toBe(0);
  expect(tooltipPosition(anchor(200, 356), tooltip, frame).left).toBe(300);
});

it('it keeps 16 px from the window’s top, or stands below [KIT-15]', () => {
  expect(tooltipPosition(anchor(56), tooltip, frame)).toMatchObject({ top: 16, height: 40 });
  expect(tooltipPosition(anchor(55), tooltip, frame)).toMatchObject({ top: 99, height: 40 });
});

it('without room it takes the larger side and shrinks, to no less than 36 px [KIT-15]', () => {
  const tall = { width: 100, height: 200 };
  expect(tooltipPosition(anchor(150), tall, frame)).toMatchObject({ top: 16, height: 134 });
  expect(tooltipPosition(anchor(100), tall, frame)).toMatchObject({ top: 144, height: 156 });
  expect(tooltipPosition(anchor(20, 0, 270), tall, frame)).toMatchObject({ top: 290, height: 36 });
});
