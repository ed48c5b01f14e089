// For all pages that show products: parts for a product, a listing and a shelf, late ones included, and the endpoint of
// named categories, which replays need too.
export { Gallery } from './components/product/Gallery';
export { BuyBox } from './components/product/BuyBox';
export { ProductShelf, shelfHeight } from './components/listing/ProductShelf';
export { Products } from './components/listing/Products';
export { emptyCategory } from './lazyEmptyCategory';
export { productDetails } from './lazyProductDetails';
export { variationTable } from './variations/lazyVariations';
export { namedCategoryApi } from './namedCategoryApi';
export { hasContents, productContents } from './contents/lazyContents';
export { familyOf } from './productSummary';
