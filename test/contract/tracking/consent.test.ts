import { OPTIONAL_CATEGORIES, readConsent, writeConsent } from '../../../src/contract/tracking/consent';

describe('what a browser keeps of a shopper’s choice', () => {
  it('is read back as it was written, whatever was allowed [TRK-02]', () => {
    expect(OPTIONAL_CATEGORIES).toEqual(['preferences', 'statistics', 'marketing']);
    for (const allowed of [[], ['statistics'], ['marketing', 'preferences'], OPTIONAL_CATEGORIES] as const) {
      const value = writeConsent(allowed);
      // The value needs no encoding in a cookie.
      expect(value).toMatch(/^[a-z\d.]+$/);
      expect(new Set(readConsent(value))).toEqual(new Set(allowed));
    }
  });

  it.each([null, '', 'yes', 'v0.statistics', 'statistics', '%00'])('is no choice where it says %j', (value) => {
    expect(readConsent(value)).toBeNull();
  });

  it('allows nothing that nobody knows', () => {
    expect(readConsent('v1.statistics.telepathy.essential')).toEqual(['statistics']);
  });
});
