import { problemKind, problemText } from '../../../../src/storefront/features/cart/cartProblems';
import { formattingOf } from '../../../../src/storefront/formatting';
import { addTexts } from '../../../../src/storefront/messages';
import { translate } from '../../../support/storefront/french';
import cartProblemsTexts from '../../../../src/storefront/messages/fr-FR/cartProblems.json';

addTexts(cartProblemsTexts);

const t = translate;
const rule = { minimum: 12, maximum: 60, increment: 6 };

function say(code: string, quantity: number | null = null, available: number | null = null, ruled = true): string {
  const { id, values = {} } = problemText({ code, status: 400, quantity, rule: ruled ? rule : null }, available);
  return t(id, formattingOf('fr-FR').values(values)).replace(/\s/g, ' ');
}

describe('what a refusal says to the shopper', () => {
  it('names the minimum', () => {
    expect(say('MISSING_RECORD', 6)).toBe('Ce produit se commande à partir de 12. Choisissez au moins 12.');
  });

  it('names the maximum', () => {
    expect(say('MAX_LIMIT_EXCEEDED', 66)).toBe('Vous pouvez commander au plus 60 de ce produit. Diminuez la quantité.');
  });

  it('offers the two nearest quantities, or the one there is', () => {
    expect(say('INVALID_BATCH_SIZE', 20)).toBe('Ce produit se commande par 6. Choisissez 18 ou 24.');
    expect(say('INVALID_BATCH_SIZE', 20, 18)).toBe('Ce produit se commande par 6. Choisissez 18.');
  });

  it('says what is left where that is known', () => {
    expect(say('INSUFFICIENT_INVENTORY', 24, 18)).toBe(
      'Il n’en reste que 18 (24 demandés). Choisissez-\u2060en 18 au plus.',
    );
    expect(say('INSUFFICIENT_INVENTORY', 24, 0)).toMatch(/^Ce produit est épuisé/);
    expect(say('INSUFFICIENT_INVENTORY', 24)).toMatch(/^Le stock ne suffit pas/);
  });

  it('does not offer what is left where the line in the cart has some of it', () => {
    expect(say('INSUFFICIENT_INVENTORY', 12, 18)).toBe(
      'Le stock ne suffit pas pour cette quantité. Diminuez-la et réessayez.',
    );
  });

  it('still says what to do where the rule is not known', () => {
    for (const code of ['MISSING_RECORD', 'MAX_LIMIT_EXCEEDED', 'INVALID_BATCH_SIZE']) {
      expect(say(code, 5, null, false)).toMatch(/(Augmentez-la|Diminuez-la|Choisissez-en une autre)\.$/);
    }
  });

  it('leaves no placeholder and no unknown value in any text', () => {
    const codes = [
      ...['MISSING_RECORD', 'MAX_LIMIT_EXCEEDED', 'INVALID_BATCH_SIZE', 'INSUFFICIENT_INVENTORY', 'LIMIT_EXCEEDED'],
      ...[
        'ITEM_NOT_FOUND',
        'CART_NOT_FOUND',
        'INSUFFICIENT_ACCESS',
        'CHECKOUT_CONFLICT',
        'REQUEST_LIMIT_EXCEEDED',
        'CURRENCY_CONFLICT',
      ],
      ...['NO_ANSWER', 'NOT_JSON', 'SERVER_UNAVAILABLE', 'UNKNOWN_EXCEPTION', 'INVALID_API_INPUT', 'SOMETHING_NEW'],
    ];
    const texts = codes.flatMap((code) => [say(code, 20), say(code), say(code, 20, 3), say(code, null, null, false)]);
    for (const text of texts) expect(text).not.toMatch(/[{}]|none|undefined|null|NaN/);
    // Three codes share the text that the server is down, two the text that it refuses; each other code has its own.
    expect(new Set(codes.map((code) => say(code, 20))).size).toBe(codes.length - 3);
  });

  it('says of an account or a webstore that is not there nothing of the product, by the code', () => {
    const of = (errorCode: string) => problemText({ code: errorCode, status: 404, quantity: 1, rule }).id;
    expect(of('EFFECTIVE_ACCOUNT_NOT_FOUND')).toBe('cart.problem.accountGone');
    expect(of('WEBSTORE_NOT_FOUND')).toBe('cart.problem.serverDown');
    expect(of('HTTP_404')).toBe('cart.problem.gone');
  });

  it('tells a lost connection from a server that is down, and reassures about the cart', () => {
    expect(say('NO_ANSWER')).toMatch(/connexion est perdue.*panier est intact/);
    expect(say('HTTP_503')).toMatch(/n’a pas été acceptée/);
    expect(problemKind({ code: 'HTTP_503', status: 503 })).toBe('serverDown');
    expect(problemKind({ code: 'HTTP_401', status: 401 })).toBe('loginNeeded');
    expect(problemKind({ code: 'HTTP_418', status: 418 })).toBe('refused');
  });
});
