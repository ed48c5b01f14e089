import { looksPersonal } from '../../src/commerce/privacy/looksPersonal';
import { isIdOf, normalizeId } from '../../src/contract/ids';
import { makeToken, randomIds } from '../../src/server/ids';

describe('new ids', () => {
  it('have the form of the platform, say what they are of, and never repeat', () => {
    const made = Array.from({ length: 2000 }, () => randomIds.next('cart'));
    expect(made.every((id) => id.length === 18 && isIdOf('cart', id) && normalizeId(id) === id)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it('use every letter about equally often', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2000; made += 1) {
      for (const letter of randomIds.next('order').slice(3, 15)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // 24,000 letters of 62: 387 of each, give or take 20; a difference ten times as large is not chance.
    expect(counts.size).toBe(62);
    expect(Math.min(...counts.values())).toBeGreaterThan(187);
    expect(Math.max(...counts.values())).toBeLessThan(587);
  });

  it('come as unguessable tokens too', () => {
    expect(randomIds.token()).toMatch(/^[\w-]{22}$/);
    expect(randomIds.token()).not.toBe(randomIds.token());
  });

  it('make no token that looks like an account number: the guard would leave it out of the address it stands in', () => {
    const made = ['ht77gR63kSm7VYPgH2h0-w', '-mQ35kbqvNGldagaBslKHw', 'token-without-a-number'];
    expect(made.map(looksPersonal)).toEqual([true, true, false]);
    expect(makeToken(() => Buffer.from(made.shift() ?? '', 'base64url'))).toMatch(/^token-without-a-numbe/);
  });
});
