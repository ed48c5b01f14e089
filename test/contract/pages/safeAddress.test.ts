import fc from 'fast-check';
import { safeAddress } from '../../../src/contract/pages/safeAddress';

const seed = 20251121;
const schemes = ['javascript:', 'data:', 'vbscript:', 'http:', '//', '\\\\', '/\\', 'blob:', 'file:'];
const noise = fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u0001', '\u000b', '\u00a0', '\u200b', '&Tab;', '&#9;');

/** A scheme in mixed case, with white space, control characters and entities anywhere in it. */
const disguised = fc
  .tuple(fc.constantFrom(...schemes), fc.array(fc.tuple(fc.nat(12), noise), { maxLength: 4 }), fc.array(fc.boolean()))
  .map(([scheme, marks, upper]) => {
    let text = Array.from(scheme, (letter, at) => (upper[at] === true ? letter.toUpperCase() : letter)).join('');
    for (const [at, mark] of marks) text = text.slice(0, at % text.length) + mark + text.slice(at % text.length);
    return `${text}alert(1)`;
  });

describe('the address a link may lead to', () => {
  it('is never one that a browser could run, load or send to another host without https, however disguised [LNK-09]', () => {
    fc.assert(
      fc.property(fc.oneof(disguised, fc.string({ unit: 'binary' }), fc.webUrl()), (address) => {
        const safe = safeAddress(address);
        if (safe === null) return;
        const { protocol, host } = new URL(safe, 'https://here.invalid/page');
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
        if (!/^https:/i.test(safe) && protocol === 'https:') expect(host).toBe('here.invalid');
      }),
      { seed, numRuns: 3000 },
    );
    fc.assert(
      fc.property(disguised, (address) => {
        // "/&#9;/" is a path: nothing that renders an address decodes entities in it.
        const safe = safeAddress(address);
        if (safe !== null) expect(new URL(safe, 'https://here.invalid').host).toBe('here.invalid');
        if (!/^[/\\]/.test(address.trim())) expect(safe).toBeNull();
      }),
      { seed, numRuns: 2000 },
    );
    const entities = ['&#106;avascript:alert(1)', 'java&#x0A;script:alert(1)', 'javascript&colon;alert(1)'];
    for (const address of entities) expect([address, safeAddress(address)]).toEqual([address, null]);
  });

  it('keeps https, a path of this site, an anchor, mail and telephone as they are [LNK-09]', () => {
    const kept = [
      'https://exemple.fr/a?b=c#d',
      '/advice/idees-recettes',
      '/',
      '#menu',
      'mailto:aide@exemple.fr',
      'tel:+33970',
    ];
    for (const address of kept) expect(safeAddress(address)).toBe(address);
    expect(safeAddress('  /advice ')).toBe('/advice');
  });
});
