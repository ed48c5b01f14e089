// The light door of the cart: a guest's carts, their lines, and what they come to at today's prices.
// It owns the tables `cart` and `cart_item`, and reads the setting `deliveryCharge`.
// It publishes the plugins of its routes; they need `webstoreStore` and `catalogStore` registered before them.
export { cartCommands } from './cartCommands';
export { cartReads } from './cartReads';
