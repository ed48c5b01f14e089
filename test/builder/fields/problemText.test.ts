import fc from 'fast-check';
import { problemText } from '../../../src/builder/fields';
import { readNumber, writtenNumber } from '../../../src/builder/fields/numberText';
import { emptySite, siteProblems } from '../../../src/commerce/site/checkSite';
import { DOCUMENT_RULES } from '../../../src/contract/documents/documentRules';
import { addTexts } from '../../../src/storefront/messages';
import { translate } from '../../support/storefront/french';
import builderFields from '../../../src/storefront/messages/fr-FR/builderFields.json';

addTexts(builderFields);

it.each(DOCUMENT_RULES)('%s says what is wrong and what to do', (rule) => {
  for (const path of ['ribbon.text', 'ribbon.topDistanceMobile', 'menus.Menu_Barista.0.actionValue', 'menus']) {
    const text = problemText(translate, rule, path);
    // Whole sentences; no message id, no unfilled argument.
    expect(text).toMatch(/^[A-ZÉ].+\.$/);
    expect(text).not.toMatch(/builderFields| {2}|undefined/);
  }
});

it('the message names the bounds for a number out of bounds, and the length for a text', () => {
  expect(problemText(translate, 'OUT_OF_RANGE', 'footer.copyrightYear')).toContain('de 1900 à 2200');
  expect(problemText(translate, 'WRONG_TYPE', 'ribbon.topDistanceMobile')).toContain('de 0 à 400');
  const tariff = 'shop.deliveryTariffs.0';
  expect(problemText(translate, 'OUT_OF_RANGE', `${tariff}.cents`)).toContain('de 0 à 10000.');
  expect(problemText(translate, 'OUT_OF_RANGE', `${tariff}.vatBasisPoints`)).toContain('de 0 à 100.');
  expect(problemText(translate, 'WRONG_TYPE', `${tariff}.cents`)).toContain('deux décimales');
  expect(problemText(translate, 'TOO_LONG', 'menus.Footer.0.label')).toContain('255');
  expect(problemText(translate, 'TOO_LONG', 'header.logoUrl')).toContain('2000');
  expect(problemText(translate, 'TOO_MANY', 'menus')).toContain('50');
  expect(problemText(translate, 'STYLE_VALUE', 'navigation.customThemeStylesBar.border-left-active')).toContain(
    'épaisseur',
  );
});

it('whatever is typed into a number’s field stays as typed, and is wrong unless it is a number in its range', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('', '-', '-0', '007', '1e3', ' 12', '1.5'),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const value = readNumber(text);
      expect(writtenNumber(value)).toBe(text);
      const site = emptySite();
      const wrong = siteProblems({ ...site, ribbon: { ...site.ribbon, topDistanceMobile: value } });
      const isRight = /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 400;
      expect(wrong.map(({ path }) => path)).toEqual(isRight ? [] : ['ribbon.topDistanceMobile']);
    }),
    { seed: 20261, numRuns: 500 },
  );
});
