// A buyer's home page: last order, usual products, and texts for their trade. Late code. State key: late.reorder, of
// the orders, which is added here too. Publishes the component that replaces the hero, and the reads of its data.
export { buyersHomeModule } from './BuyersHome';
export { readBuyersHome } from './readBuyersHome';
