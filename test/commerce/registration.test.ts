import fc from 'fast-check';
import { parseEmail } from '../../src/commerce/identifiers/email';
import { formatPhone, parseFrenchPhone } from '../../src/commerce/identifiers/phone';
import { readRegistration, registrationProblems } from '../../src/commerce/registration';
import { formatSiret, parseSiret } from '../../src/commerce/identifiers/siret';

const SEED = { seed: 20_250_303 };

describe('a SIRET', () => {
  it.each(['80214736300013', '802 147 363 00013', '802\u00a0147\u00a0363\u00a000013', ' 802-147-363.00013'])(
    'is taken as it is typed: %s',
    (typed) => {
      expect(parseSiret(typed)).toBe('80214736300013');
    },
  );

  it.each(['', '8021473630001', '802147363000130', '80214736300014', '80214736300O13', '٨٠٢١٤٧٣٦٣٠٠٠١٣'])(
    'is not %p',
    (typed) => {
      expect(parseSiret(typed)).toBeNull();
    },
  );

  it('of La Poste is checked by its digits’ plain sum, its head office by Luhn', () => {
    expect(parseSiret('35600000000048')).toBe('35600000000048');
    expect(parseSiret('35600000049837')).toBe('35600000049837');
    expect(parseSiret('35600000049838')).toBeNull();
  });

  it('with one digit mistyped is refused', () => {
    const wrongDigit = fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(wrongDigit, ([index, by]) => {
        const digits = Array.from('80214736300013', Number);
        digits[index] = ((digits[index] ?? 0) + by) % 10;
        expect(parseSiret(digits.join(''))).toBeNull();
      }),
      SEED,
    );
  });

  it('is shown in groups', () => {
    expect(formatSiret('80214736300013')).toBe('802\u00a0147\u00a0363\u00a000013');
  });
});

describe('a phone number', () => {
  it.each([
    '0140000101',
    '01 40 00 01 01',
    '01.40.00.01.01',
    '+33 1 40 00 01 01',
    '+33 (0)1 40 00 01 01',
    '0033140000101',
  ])('is taken as it is typed: %s', (typed) => {
    expect(parseFrenchPhone(typed)).toBe('0140000101');
  });

  it.each(['', '12', '0040000101', '014000010', '01400001011', '+32 2 555 12 12', 'appelez-moi'])(
    'is not %p',
    (typed) => {
      expect(parseFrenchPhone(typed)).toBeNull();
      expect(formatPhone(typed)).toBe(typed);
    },
  );

  it('is shown in pairs, and read back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (number) => {
        const phone = `0${String(number)}`;
        expect(parseFrenchPhone(formatPhone(phone))).toBe(phone);
        expect(formatPhone(phone)).toMatch(/^\d\d(?:\u00a0\d\d){4}$/);
      }),
      SEED,
    );
  });
});

describe('an e-mail', () => {
  it('is kept in lower case', () => {
    expect(parseEmail(' Marie.Martin+pro@Port.Example ')).toBe('marie.martin+pro@port.example');
  });

  it.each(['', 'marie', 'marie@', '@port.example', 'marie@port', 'a b@port.example', 'a@b@port.example', 'a@port..fr'])(
    'is not %p',
    (typed) => {
      expect(parseEmail(typed)).toBeNull();
    },
  );

  it('is one text for one mailbox: nothing that a mail server reads as another address', () => {
    for (const typed of [
      'x:marie@port.example',
      'marie@\uff50ort.example',
      '"marie"@port.example',
      'marie@[192.0.2.1].fr',
    ]) {
      expect(parseEmail(typed)).toBeNull();
    }
  });

  it('never brings a second address or a line', () => {
    for (const typed of ['a@b.fr, c@d.fr', 'a@b.fr\nBcc: c@d.fr', 'A <a@b.fr>', `${'a'.repeat(250)}@b.fr`]) {
      expect(parseEmail(typed)).toBeNull();
    }
  });
});

test('a registration is read without blanks, and says what is wrong in the form’s order', () => {
  const body = {
    companyName: ' Le Port ',
    siret: '802 147 363 00013',
    trade: 'Autres',
    firstName: 'Marie',
    lastName: 'Martin',
    email: 'M@Port.example',
    phone: '+33140000101',
  };
  expect(registrationProblems(body)).toEqual([]);
  expect(readRegistration(body)).toEqual({
    ...body,
    companyName: 'Le Port',
    siret: '80214736300013',
    email: 'm@port.example',
    phone: '0140000101',
    message: null,
  });
  expect(registrationProblems({ ...body, siret: '1', companyName: '', message: 'x'.repeat(2001) })).toEqual([
    { field: 'companyName', fault: 'missing' },
    { field: 'siret', fault: 'siret' },
    { field: 'message', fault: 'tooLong' },
  ]);
});
