import { freePosition, type Box } from '../../../../src/storefront/ui/overlays/freePosition';
import { seededRandom } from '../../../support/orders/seededRandom';

const frame = { left: 0, top: 100, width: 1000, height: 700 };
const size = { width: 300, height: 200 };
const topRight = { left: 700, top: 100 };

function covers(panel: Box, other: Box): boolean {
  const apart =
    panel.left >= other.left + other.width ||
    other.left >= panel.left + panel.width ||
    panel.top >= other.top + other.height ||
    other.top >= panel.top + panel.height;
  return !apart;
}

describe('the place of a panel', () => {
  it('is the wanted one while nothing is in the way', () => {
    expect(freePosition(size, [{ left: 0, top: 100, width: 690, height: 700 }], frame, topRight)).toEqual(topRight);
  });

  it('is beside or below what is in the way, whichever is nearer', () => {
    const button = { left: 800, top: 150, width: 120, height: 44 };
    expect(freePosition(size, [button], frame, topRight)).toEqual({ left: 700, top: 202 });
    const column = { left: 900, top: 100, width: 100, height: 700 };
    expect(freePosition(size, [column], frame, topRight)).toEqual({ left: 592, top: 100 });
  });

  it('is none if there is none', () => {
    expect(
      freePosition(size, [{ left: 400, top: 280, width: 200, height: 300 }], { ...frame, width: 600 }, topRight),
    ).toEqual({ left: 92, top: 100 });
    expect(freePosition(size, [frame], frame, topRight)).toBeNull();
    expect(freePosition(size, [], { ...frame, height: 199 }, topRight)).toBeNull();
  });

  it('among random obstacles covers none, and is found wherever a fine grid finds one', () => {
    const random = seededRandom(16);
    const upTo = (most: number) => Math.floor(random() * most);
    let found = 0;
    for (let round = 0; round < 300; round += 1) {
      const obstacles = Array.from({ length: upTo(14) }, () => ({
        left: upTo(950),
        top: 100 + upTo(650),
        width: 40 + upTo(200),
        height: 20 + upTo(60),
      }));
      const position = freePosition(size, obstacles, frame, topRight);
      if (position) {
        found += 1;
        const panel = { ...position, ...size };
        expect(obstacles.filter((other) => covers(panel, other))).toEqual([]);
        expect([panel.left >= 0, panel.left <= 700, panel.top >= 100, panel.top <= 600]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        continue;
      }
      // The obstacles with a gap around each: a position that fits only just is not required.
      const wide = obstacles.map(({ left, top, width, height }) => ({
        left: left - 8,
        top: top - 8,
        width: width + 16,
        height: height + 16,
      }));
      for (let left = 0; left <= 700; left += 10) {
        for (let top = 100; top <= 600; top += 10) {
          expect(wide.some((other) => covers({ left, top, ...size }, other))).toBe(true);
        }
      }
    }
    expect(found).toBeGreaterThan(100);
    expect(found).toBeLessThan(300);
  });
});
