// A buyer's home page: last order, usual products, and words for their trade. Late code.
// State key: reorder, of the orders, which joins here too.
// Publishes the component that stands in the hero's place, and how what it shows is read.
export { buyersHomeModule } from './BuyersHome';
export { readBuyersHome } from './readBuyersHome';
