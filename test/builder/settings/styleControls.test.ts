import fc from 'fast-check';
import { LINES, readBorder, STYLE_CONTROLS, writeBorder } from '../../../src/builder/settings/theme/styleControls';
import { emptySite, siteProblems } from '../../../src/commerce/site/checkSite';
import { THEME_STYLES } from '../../../src/contract/site/siteConfiguration';

it.each(THEME_STYLES)('every choice that is offered for %s is one the shop takes', (name) => {
  const site = emptySite();
  const { words, own } = STYLE_CONTROLS[name];
  const values = [...words, ...(own ? [own.start] : [])];
  expect(values.length).toBeGreaterThan(1);
  for (const value of values) {
    const navigation = { ...site.navigation, customThemeStylesList: { [name]: value } };
    expect([value, siteProblems({ ...site, navigation })]).toEqual([value, []]);
  }
});

it('a border gives back its parts as they were typed, however wrong they are', () => {
  const border = fc.record({
    width: fc.oneof(fc.string(), fc.nat(99).map(String)),
    line: fc.constantFrom(...LINES),
    color: fc.oneof(
      fc.string().map((text) => text.replaceAll(/\s/g, '')),
      fc.constant('#0f4c3a'),
    ),
  });
  fc.assert(
    fc.property(border, (parts) => {
      expect(readBorder(writeBorder(parts))).toEqual(parts);
    }),
    { seed: 20263, numRuns: 500 },
  );
});
