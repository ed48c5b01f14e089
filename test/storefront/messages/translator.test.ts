import type * as messageRoom from '../../../src/storefront/messages';
import type { MessageId } from '../../../src/storefront/messages';
import type * as englishTexts from '../../../src/storefront/messages/addEnglish';

type Messages = typeof messageRoom;

/** The texts of a page in this mode of the build. */
function messagesIn(mode: string): Messages {
  const before = process.env['NODE_ENV'];
  Object.assign(process.env, { NODE_ENV: mode });
  let messages: Messages | undefined;
  jest.isolateModules(() => {
    messages = jest.requireActual<Messages>('../../../src/storefront/messages');
    jest.requireActual<typeof englishTexts>('../../../src/storefront/messages/addEnglish').addEnglish();
  });
  Object.assign(process.env, { NODE_ENV: before });
  if (!messages) throw new Error('No messages.');
  return messages;
}

/** A message id that is in no first load. */
const LATE: MessageId = 'cart.preserve.line';
const lost = 'cart.nobodySays' as MessageId;

afterEach(() => jest.restoreAllMocks());

describe('a translator', () => {
  it('says each text in its own language, with that language’s plurals and numbers', () => {
    const { addTexts, translatorOf } = messagesIn('production');
    addTexts({
      'search.suggestionCount': [['count', 'plural', { one: ['#', ' suggestion'], other: ['#', ' suggestions'] }]],
    });
    const say = (locale: string, count: number) =>
      translatorOf(locale)('search.suggestionCount', { count }).replace(/\s/g, ' ');
    expect(['fr-FR', 'en-US'].map((locale) => say(locale, 0))).toEqual(['0 suggestion', '0 suggestions']);
    expect(['fr-FR', 'en-US'].map((locale) => say(locale, 12345))).toEqual([
      '12 345 suggestions',
      '12,345 suggestions',
    ]);
    expect(['fr-FR', 'en-US'].map((locale) => translatorOf(locale)('shell.skipToContent'))).toEqual([
      'Aller au contenu',
      'Skip to main content',
    ]);
  });

  it('falls back to English where its own language lacks a text, and to the id where that does too [CON-03]', () => {
    const { translatorOf } = messagesIn('production');
    const french = translatorOf('fr-FR');
    expect(french(LATE, { joined: 2, name: 'Beurre' })).toBe('2 × Beurre');
    expect(french('account.back')).toBe(translatorOf('en-US')('account.back'));
    expect(french(lost)).toBe('cart.nobodySays');
  });

  it('reports a missing text once in development, and never to a shopper', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const shop = messagesIn('production').translatorOf('fr-FR');
    shop('account.back');
    expect(warned).not.toHaveBeenCalled();
    // The module reads the mode at each call.
    const before = process.env['NODE_ENV'];
    Object.assign(process.env, { NODE_ENV: 'development' });
    const developers = messagesIn('development').translatorOf('fr-FR');
    developers('account.back');
    developers('account.back');
    Object.assign(process.env, { NODE_ENV: before });
    expect(warned.mock.calls).toEqual([['There is no text "account.back" in fr-FR.']]);
  });
});
