import { lackOf, type Activity } from '../../../src/contract/tracking/activity';
import type { ActivityType } from '../../../src/contract/tracking/activityTypes';

const product = { id: '01t000000000001AAA' };
const category = { id: '0ZG000000000001GAA' };
const reco = { recommenderName: 'SimilarProducts', recoUUID: 'r-1' };

describe('an activity', () => {
  it.each<[ActivityType, Activity]>([
    ['addToCart', { product }],
    ['clickCategory', { category, product }],
    ['clickReco', { product, ...reco }],
    ['clickSearch', { searchText: 'beurre', product }],
    ['clickSearchSuggestion', { searchText: 'beurre' }],
    ['viewCategory', { category }],
    ['viewProduct', { product }],
    ['viewReco', { products: [product], ...reco }],
    ['viewSearch', { searchText: 'beurre' }],
    ['viewSearchSuggestion', { searchText: 'be' }],
  ])('%s is whole with what it is about [TRK-05]', (type, activity) => {
    expect(lackOf(type, activity)).toBeNull();
  });

  it.each<[ActivityType, Activity, string]>([
    ['addToCart', { quantity: '1', category }, 'product'],
    ['addToCart', { product: { id: ' ' } }, 'product'],
    ['clickCategory', { product }, 'category'],
    ['clickCategory', { category }, 'product'],
    ['clickReco', { product, recoUUID: 'r-1' }, 'recommenderName'],
    ['clickReco', { product, recommenderName: 'SimilarProducts' }, 'recoUUID'],
    ['clickSearch', { searchText: 'beurre' }, 'product'],
    ['clickSearch', { product }, 'searchText'],
    ['clickSearchSuggestion', { searchText: '' }, 'searchText'],
    ['viewCategory', { category: { id: '' } }, 'category'],
    ['viewProduct', {}, 'product'],
    ['viewReco', { products: [], ...reco }, 'product or products'],
    ['viewReco', { products: [product, { id: '' }], ...reco }, 'product or products'],
    ['viewSearch', { searchText: '   ' }, 'searchText'],
    ['viewSearchSuggestion', {}, 'searchText'],
  ])('%s of %j lacks its %s [TRK-05]', (type, activity, lack) => {
    expect(lackOf(type, activity)).toBe(lack);
  });
});
