import type { ProductPromotions, PromotedProduct } from '../../../../src/contract/prices/productPromotions';
import { recordId } from '../../../../src/contract/ids';
import { buyerGroupId } from '../../../../src/server/visitors/caller';
import { productId, refusal, type Guest } from '../../../support/server/shops/cartShop';
import {
  CATEGORY_ID,
  entered,
  setOf,
  openWithGuest,
  type PromotionShop,
} from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
let guest: Guest;
beforeEach(async () => {
  ({ shop, guest } = await openWithGuest());
});

const send = (body: object) => guest.call('POST', 'evaluateProducts', {}, { body });
async function evaluated(...products: readonly object[]): Promise<readonly PromotedProduct[]> {
  const response = await send({ products });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ProductPromotions>().promotionProductEvaluationResults;
}

describe('promotions of products', () => {
  test('say what one piece costs after those that come by themselves, as the cart then does', async () => {
    const id = await shop.promote([], {
      name: 'Beurres −5 %',
      terms: 'Ce mois-ci.',
      reward: { kind: 'percentage', basisPoints: 500, off: setOf('line', 'butter') },
    });
    const [butter, apron] = await evaluated({ productId: productId('butter') }, { productId: productId('apron') });
    expect(butter).toEqual({
      productId: productId('butter'),
      sku: 'SKU-0',
      salesPrice: '6.90',
      promotionalPrice: '6.55',
      currencyIsoCode: 'EUR',
      promotionPriceAdjustmentList: [
        {
          promotionId: id,
          displayName: 'Beurres −5 %',
          termsAndConditions: 'Ce mois-ci.',
          adjustmentType: 'AdjustmentPercentage',
          adjustmentValue: '-5.00',
          adjustmentAmount: '-0.35',
        },
      ],
      isSuccess: true,
      errorMessage: null,
    });
    expect(apron).toMatchObject({ salesPrice: '19.99', promotionalPrice: '19.99', promotionPriceAdjustmentList: [] });
    const { totalPrice } = await guest.added('butter', 1);
    expect(totalPrice).toBe(butter?.promotionalPrice);
  });

  test('are taken off the price that is said, by id with 15 or 18 characters or by reference', async () => {
    await shop.promote([], {
      reward: { kind: 'amount', cents: 150, off: { scope: 'set', categoryIds: [CATEGORY_ID], productIds: [] } },
    });
    const results = await evaluated(
      { productId: productId('butter').slice(0, 15), salesPrice: '60' },
      { sku: 'SKU-1', salesPrice: 20.5 },
      { sku: 'SKU-1', productId: null, salesPrice: '1.00' },
    );
    expect(results.map(({ salesPrice, promotionalPrice }) => [salesPrice, promotionalPrice])).toEqual([
      ['60.00', '58.50'],
      ['20.50', '19.00'],
      ['1.00', '0.00'],
    ]);
    expect(results[0]?.promotionPriceAdjustmentList).toMatchObject([
      { adjustmentType: 'AdjustmentAmount', adjustmentValue: '-1.50', adjustmentAmount: '-1.50' },
    ]);
  });

  test('are none that a whole cart, delivery, a coupon, a quantity, a time or another buyer is needed for', async () => {
    const off = { kind: 'percentage', basisPoints: 1000, off: setOf('line', 'butter') } as const;
    await shop.promote([]);
    await shop.promote([], { reward: { kind: 'freeDelivery' } });
    await shop.promote(['DIX'], { reward: off });
    await shop.promote([], { reward: off, minimumQuantity: 2 });
    await shop.promote([], { reward: off, validFrom: shop.clock.now() + 1 });
    await shop.promote([], { reward: off, buyerGroup: 'Palaces' });
    await guest.added('butter', 10);
    await entered(guest, 'DIX');
    expect(await evaluated({ productId: productId('butter') })).toMatchObject([
      { promotionalPrice: '6.90', promotionPriceAdjustmentList: [], isSuccess: true },
    ]);
  });

  test('are those of the buyer groups and categories that a call names, as far as they are the caller’s and the product’s own', async () => {
    const off = { kind: 'percentage', basisPoints: 1000 } as const;
    await shop.promote([], {
      name: 'group',
      buyerGroup: 'Boulangerie',
      reward: { ...off, off: setOf('line', 'butter') },
    });
    await shop.promote([], {
      name: 'palaces',
      buyerGroup: 'Palaces',
      reward: { ...off, off: setOf('line', 'butter') },
    });
    await shop.promote([], {
      name: 'category',
      reward: { ...off, off: { scope: 'set', categoryIds: [CATEGORY_ID], productIds: [] } },
    });
    await guest.logIn();
    const id = productId('butter');
    const namesWith = async (more: object) => {
      const response = await send({ products: [{ productId: id }], ...more });
      const [result] = response.json<ProductPromotions>().promotionProductEvaluationResults;
      return result?.promotionPriceAdjustmentList.map(({ displayName }) => displayName).sort();
    };
    const [own, palaces] = ['Boulangerie', 'Palaces'].map(buyerGroupId);
    const other = recordId('category', 999);
    expect(await namesWith({})).toEqual(['category', 'group']);
    expect(await namesWith({ segments: [], productCategories: {} })).toEqual(['category', 'group']);
    expect(await namesWith({ segments: [own?.slice(0, 15), palaces] })).toEqual(['category', 'group']);
    expect(await namesWith({ segments: [palaces] })).toEqual(['category']);
    expect(await namesWith({ productCategories: { [id]: [CATEGORY_ID.slice(0, 15), other] } })).toEqual([
      'category',
      'group',
    ]);
    expect(await namesWith({ productCategories: { [id.slice(0, 15)]: [other] } })).toEqual(['group']);
    expect(await namesWith({ segments: ['s'], productCategories: { [id]: [] } })).toEqual([]);
  });

  test('fail one by one: what the caller does not see, or has no price of, says so and tells no price', async () => {
    const results = await evaluated(
      { productId: productId('reserved'), salesPrice: '4.00' },
      { productId: recordId('product', 999) },
      { productId: 'x' },
      { sku: 'nothing' },
      {},
      { productId: productId('unpriced') },
      { productId: productId('butter') },
    );
    expect(results.map(({ isSuccess }) => isSuccess)).toEqual([false, false, false, false, false, false, true]);
    const [reserved, unknown] = results;
    expect([reserved?.errorMessage, reserved?.salesPrice, reserved?.promotionalPrice]).toEqual([
      unknown?.errorMessage,
      null,
      null,
    ]);
  });

  test('are refused for another webstore, account or currency, for no products and for what is no price', async () => {
    const products = [{ productId: productId('butter') }];
    const webStoreId = recordId('webstore', 1);
    expect((await send({ products, webStoreId, segments: ['s'], productCategories: { a: ['b'] } })).statusCode).toBe(
      200,
    );
    for (const [body, expected] of [
      [{ products, webStoreId: recordId('webstore', 2) }, '404 WEBSTORE_NOT_FOUND'],
      [{ products, webStoreId: 'nonsense' }, '400 INVALID_ID_FIELD'],
      [{ products, effectiveAccountId: recordId('account', 1) }, '403 INSUFFICIENT_ACCESS'],
      [{ products, currencyIsoCode: 'USD' }, '400 INVALID_API_INPUT'],
      [{ products: [] }, '400 INVALID_API_INPUT'],
      [{ products: [{ productId: productId('butter'), salesPrice: '-1' }] }, '400 INVALID_API_INPUT'],
    ] as const) {
      expect([body, refusal(await send(body))]).toEqual([body, expected]);
    }
    expect(guest.cookie()).toBeNull();
  });
});
