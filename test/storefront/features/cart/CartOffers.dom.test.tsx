import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItems } from '../../../../src/contract/cart/cartItem';
import { slicesJoined } from '../../../../src/storefront/kernel/lateSlices';
import { loadAllPages } from '../../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { CartOffers } from '../../../../src/storefront/features/cart/page';
import { page as cart } from '../../../../src/storefront/pages/cart';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import { refusal, type Answering } from '../../../support/storefront/scripted/scriptedShop';
import { cartItemsOf, cartLine } from '../../../support/storefront/scripted/wireExamples';
import { plain } from '../../../support/plain';

beforeAll(() => Promise.all([loadAllPages(), loadAllLazy()]), 30_000);

const page = <cart.Page params={{}} query={new URLSearchParams()} />;
async function show(answering: Answering) {
  const shop = await showInShop(page, { answering });
  act(() => void shop.store.dispatch(slicesJoined({ names: ['coupons'] })));
  await screen.findByRole('row', { name: /Beurre/ });
  return shop;
}

const coupon = (facts: Partial<CartItems['cartCoupons']['cartCoupons']['coupons'][number]> = {}) => ({
  cartCouponId: '0c9000000000001AAA',
  couponCode: 'DIX',
  termsAndConditions: null,
  isApplied: true,
  reason: null,
  missingAmount: '0.00',
  missingQuantity: '0.0',
  ...facts,
});
function promoted(): CartItems {
  const items = cartItemsOf(
    [{ ...cartLine(), itemizedAdjustmentAmount: '-6.90', totalPrice: '62.10', promotionNames: ['Dix'] }],
    {
      totalProductAmountAfterAdjustments: '62.10',
      totalProductAmount: '69.00',
    },
  );
  return {
    ...items,
    cartPromotions: {
      promotions: {
        promotions: [
          {
            promotionId: 'p',
            displayName: 'Dix pour cent',
            termsAndConditions: 'Une fois.',
            adjustmentAmount: '-6.90',
            couponCode: 'DIX',
            targetType: 'Cart',
          },
        ],
      },
    },
    cartCoupons: { cartCoupons: { coupons: [coupon()] } },
  };
}
const field = () => screen.getByRole('textbox', { name: 'Code promo' });
async function enter(typed: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
}

it('shows what is taken off each line, below what it cost before, and the whole, and takes the code off again [CRT-12]', async () => {
  let items = promoted();
  const shop = await show(({ method }) => {
    if (method !== 'DELETE') return { status: 200, body: items };
    items = cartItemsOf([cartLine()]);
    return { status: 204 };
  });
  expect(plain(screen.getByRole('row', { name: /Beurre/ }))).toContain('69,00 €Remise −6,90 €');
  expect(screen.getByTitle('Dix')).toBeDefined();
  const terms = screen.getAllByRole('term').map((term) => [plain(term), plain(term.nextElementSibling)]);
  expect(terms).toContainEqual(['Remises HT', '−6,90 €']);
  expect(plain(screen.getByText('Dix pour cent').closest('li'))).toContain('Code DIX');
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le code DIX' }));
  await waitFor(() => expect(screen.queryByText('Dix pour cent')).toBeNull());
  expect(shop.cartEvents()).toContain('couponRemoved');
});

it('names each promotion once, below the deduction it is part of, with its amount where the totals do not have it', async () => {
  const items = promoted();
  const [first] = items.cartPromotions.promotions.promotions;
  if (!first) throw new Error('It has one.');
  const shipping = {
    ...first,
    promotionId: 's',
    displayName: 'Livraison offerte',
    couponCode: null,
    adjustmentAmount: '-6.40',
    targetType: 'Shipping' as const,
  };
  const both = { ...items, cartPromotions: { promotions: { promotions: [first, shipping] } } };
  await show(() => ({ status: 200, body: both }));
  const details = () =>
    [...document.querySelectorAll('dd[data-detail]')].map((detail) => [
      plain(detail.parentElement?.querySelector('dt')),
      plain(detail),
    ]);
  expect(details()).toEqual([
    ['Remises HT', 'Dix pour centCode DIXUne fois.'],
    ['Livraison HT', 'Livraison offerteUne fois.−6,40 €'],
  ]);
  expect(screen.getAllByText('Dix pour cent')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Retirer le code DIX' })).toHaveLength(1);
});

it('gives each of several promotions on the products its own amount', async () => {
  const items = promoted();
  const promotions = items.cartPromotions.promotions.promotions.flatMap((promotion) => [
    { ...promotion, adjustmentAmount: '-4.00' },
    { ...promotion, promotionId: 'q', displayName: 'Été', couponCode: null, adjustmentAmount: '-2.90' },
  ]);
  await show(() => ({ status: 200, body: { ...items, cartPromotions: { promotions: { promotions } } } }));
  expect(plain(document.querySelector('dd[data-detail]'))).toBe(
    'Dix pour centCode DIXUne fois.−4,00 €ÉtéUne fois.−2,90 €',
  );
});

it('sends a code without blanks around it and in capitals, in no action, says that it is there and empties the field', async () => {
  const items = cartItemsOf([cartLine()]);
  const shop = await show(({ method }) =>
    method === 'POST'
      ? { status: 201, body: { cartId: 'c', ownerId: null, cartStatus: 'Active', cartCoupons: { coupons: [] } } }
      : { status: 200, body: items },
  );
  await enter('  dix10 ');
  await waitFor(() => expect(field()).toHaveProperty('value', ''));
  expect(shop.calls('POST').map(({ body }) => body)).toEqual([{ couponCode: 'DIX10' }]);
  expect(screen.getByText('Code DIX10 ajouté à votre panier.')).toBeTruthy();
  expect(JSON.stringify(shop.actions)).not.toContain('DIX10');
});

it.each([
  [400, 'INVALID_API_INPUT', 'Ce code n’est pas valable. Vérifiez-le, puis réessayez.'],
  [400, 'ALREADY_APPLIED', 'Ce code est déjà dans votre panier.'],
  [
    400,
    'BLOCKED_EXCLUSIVE',
    'Ce code ne se cumule pas avec une autre offre de votre panier. Retirez l’autre code d’abord.',
  ],
  [400, 'MAX_LIMIT_EXCEEDED', 'Un panier accepte au plus deux codes. Retirez-en un d’abord.'],
  [429, 'REQUEST_LIMIT_EXCEEDED', 'Trop d’essais. Patientez un quart d’heure, puis réessayez.'],
])('says at the field why a code was refused: %i %s [CRT-12]', async (status, code, text) => {
  await show(({ method }) =>
    method === 'POST' ? refusal(status, code) : { status: 200, body: cartItemsOf([cartLine()]) },
  );
  await enter('DIX');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
  expect(field()).toHaveProperty('value', 'DIX');
});

it.each(['zoe@pellerin.example', '06 12 34 56 78', 'FR7630006000011234567890189', ''])(
  'never sends what cannot be a code: %p stands in no action',
  async (typed) => {
    const shop = await show(() => ({ status: 200, body: cartItemsOf([cartLine()]) }));
    await userEvent.type(field(), `${typed}{Enter}`);
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(shop.calls('POST')).toEqual([]);
    if (typed !== '') expect(JSON.stringify(shop.actions)).not.toContain(typed);
  },
);

it('keeps a code that takes nothing off in sight and says what is missing', async () => {
  const items = cartItemsOf([cartLine()]);
  const idle = coupon({ isApplied: false, reason: 'minimumAmount', missingAmount: '31.00' });
  await show(() => ({ status: 200, body: { ...items, cartCoupons: { cartCoupons: { coupons: [idle] } } } }));
  expect(plain(screen.getByText('DIX').closest('li'))).toContain('Sans effet : il manque 31,00 € HT de produits.');
});

it('tells a discount that is nearly reached', async () => {
  const near = {
    promotionId: 'p',
    displayName: 'Volume',
    targetType: 'Cart' as const,
    percentage: '5.00',
    amount: null,
    missingAmount: '12.40',
    missingQuantity: '0.0',
  };
  await show(() => ({ status: 200, body: { ...cartItemsOf([cartLine()]), approachingDiscounts: [near] } }));
  expect(plain(screen.getByText(/^Encore/))).toBe('Encore 12,40 € HT pour −5 %Volume');
});

it('takes and removes no code in a checkout where changes of a cart are not calculated, and leads to the cart [CHK-05] [CTX-10]', async () => {
  const checkout = <CartOffers items={promoted()} checkoutId="2z9000000000001AAA" />;
  const showIn = async (cartCalculateEnabled: boolean) => {
    const { view } = await showInShop(checkout, {
      answering: () => ({ status: 404 }),
      webstore: { cartCalculateEnabled },
    });
    expect(plain(screen.getByText('Dix pour cent').closest('li'))).toContain('Code DIX');
    const seen = [
      screen.queryByRole('textbox', { name: 'Code promo' }) !== null,
      screen.queryByRole('button', { name: 'Retirer le code DIX' }) !== null,
      screen.queryByRole('link', { name: 'Modifier le panier' })?.getAttribute('href') ?? null,
    ];
    view.unmount();
    return seen;
  };
  expect(await showIn(true)).toEqual([true, true, null]);
  expect(await showIn(false)).toEqual([false, false, '/cart']);
});
