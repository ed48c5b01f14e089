import fc from 'fast-check';
import { createFormatting } from '../../../src/storefront/formatting';
import { translate } from '../../support/storefront/french';

const french = createFormatting('fr-FR');
const thin = '\u202f';

describe('amounts as the shopper reads them', () => {
  it('writes cents as euros with a comma, and narrow no-break spaces as the only spaces', () => {
    expect(french.money(1250)).toBe(`12,50${thin}€`);
    expect(french.money(123_456_789)).toBe(`1${thin}234${thin}567,89${thin}€`);
    expect(french.money(0)).toBe(`0,00${thin}€`);
  });

  it('writes two decimals in every currency, as its amounts have', () => {
    expect(french.money(149, 'JPY')).toMatch(/^1,49\u202f/);
    expect(french.money(1250, 'TND')).toMatch(/^12,50\u202f/);
  });

  it('gives a discount a true minus sign', () => {
    expect(french.money(-205)).toBe(`\u22122,05${thin}€`);
  });

  it('reads wire amounts, and shows nothing where there is none', () => {
    expect(french.wireMoney('19.9')).toBe(`19,90${thin}€`);
    expect(french.wireMoney(null)).toBeNull();
    expect(french.wireMoney('douze')).toBeNull();
  });

  it('writes every amount so that its digits are those of the cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(Number(french.money(cents).replace(/\D/g, ''))).toBe(cents);
        expect(french.money(cents)).toMatch(/^\d{1,3}(\u202f\d{3})*,\d\d\u202f€$/);
      }),
      { seed: 26_11 },
    );
  });

  it('writes quantities of the wire without needless decimals', () => {
    expect(french.quantity('2.0')).toBe('2');
    expect(french.quantity('1500.0')).toBe(`1${thin}500`);
    expect(french.quantity(2.5)).toBe('2,5');
    expect(french.quantity('beaucoup')).toBe('beaucoup');
  });

  it('writes rates of VAT', () => {
    expect(french.rate(550)).toBe(`5,5${thin}%`);
    expect(french.rate(2000)).toBe(`20${thin}%`);
  });

  it('writes the price of a kilo, a litre and a piece', () => {
    const t = translate;
    expect(french.pricePerUnit({ cents: 690, per: 'kg' }, t)).toBe(`6,90${thin}€/kg`);
    expect(french.pricePerUnit({ cents: 105, per: 'l' }, t)).toBe(`1,05${thin}€/L`);
    expect(french.pricePerUnit({ cents: 35, per: 'piece' }, t)).toBe(`0,35${thin}€ la pièce`);
  });

  it('writes weights and volumes in the unit that reads best', () => {
    expect(french.netQuantity({ value: 250, unit: 'g' })).toBe(`250${thin}g`);
    expect(french.netQuantity({ value: 1500, unit: 'g' })).toBe(`1,5${thin}kg`);
    expect(french.netQuantity({ value: 10_000, unit: 'ml' })).toBe(`10${thin}L`);
    expect(french.netQuantity({ value: 12, unit: 'piece' })).toBeNull();
  });
});

describe('days', () => {
  it('names a delivery day with its weekday, in which no line ends', () => {
    expect(french.day('2026-11-26')).toBe('jeudi\u00a026\u00a0novembre');
    expect(french.day('2026-12-01')).toBe('mardi\u00a01er\u00a0décembre');
    expect(french.day('2026-12-11')).toBe('vendredi\u00a011\u00a0décembre');
  });

  it('tells the date in Paris whatever the clock of the machine stands on', () => {
    // 23:30 UTC on the 25th is half past midnight on the 26th in Paris.
    expect(french.date(Date.UTC(2026, 10, 25, 23, 30))).toBe('26\u00a0novembre\u00a02026');
    expect(french.date(Date.UTC(2026, 11, 1, 11))).toBe('1er\u00a0décembre\u00a02026');
  });

  it('follows the language of the site', () => {
    const english = createFormatting('en-US');
    expect(english.money(123_450)).toBe('€1,234.50');
    expect(english.day('2026-11-26')).toBe('Thursday,\u00a0November\u00a026');
  });
});
