import { SHOP_LOCALE } from '../../src/contract/constants';
import type { Verification } from '../../src/journal/replay/verification';
import { describeVerification } from '../../src/journal/replay/describeVerification';
import { addSupportTexts } from '../../src/support/app/supportTexts';
import { verdictText } from '../../src/support/playback/verdictText';
import { translatorOf } from '../../src/storefront/messages';
import { plain } from '../support/plain';

const compared: Verification = {
  ok: true,
  actions: 30,
  states: 31,
  parts: 1,
  firstPart: 1,
  gaps: 0,
  leftOut: 0,
  diverging: 0,
  problems: [],
  judgement: { verdict: 'fine', reasons: [] },
  migrated: [],
  added: [],
};

beforeAll(addSupportTexts);

const verdictOf = (found: Partial<Verification>): string =>
  plain(verdictText(translatorOf(SHOP_LOCALE), { verification: { ...compared, ...found }, signature: null }));
const lastLineOf = (found: Partial<Verification>) => describeVerification({ ...compared, ...found }).at(-1);

test('a recording is exact only if every state of it was compared whole; otherwise the verdict names what was not [REP-06] [REP-16]', () => {
  expect(verdictOf({})).toBe('Exact : 31 états comparés, rien ne manque');
  const but = 'Exact pour les 31 états comparés ; non comparé : ';
  expect(verdictOf({ gaps: 1 })).toBe(`${but}1 lacune déclarée`);
  expect(verdictOf({ leftOut: 2 })).toBe(`${but}2 actions enregistrées sans leur contenu`);
  const left = (found: Partial<Verification>) =>
    verdictOf(found).replace('Aucune différence dans ce qui est comparé de 31 états ; non comparé : ', '');
  expect(left({ migrated: ['menu'] })).toBe('menu, que la boutique a changé depuis');
  expect(left({ migrated: ['menu', 'cart'], added: ['presses', 'menu'], gaps: 3 })).toBe(
    '3 lacunes déclarées, menu, cart, presses, que la boutique a changés depuis',
  );
  const judgement = { verdict: 'risky', reasons: ['its slices old are unknown today'] } as const;
  expect(left({ judgement })).toBe('ce que cette version ne connaît pas (its slices old are unknown today)');
  expect(verdictOf({ states: 0, actions: 0 })).toBe('Rien n’est comparé : l’enregistrement n’a aucun état');
  for (const found of [{ migrated: ['menu'] }, { added: ['menu'] }, { states: 0 }, { judgement }])
    expect(verdictOf(found)).not.toMatch(/exact\b/i);
});

test('the command says so too [REP-06]', () => {
  expect(lastLineOf({})).toBe('the replay is exact');
  expect(lastLineOf({ leftOut: 1 })).toBe('the replay is exact, but for 1 action without payload, not compared');
  expect(lastLineOf({ states: 0 })).toBe('nothing was compared');
});
