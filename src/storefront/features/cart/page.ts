// What only the cart's own page shows.
// State key: none of its own.
// Publishes the table of lines, the totals and how lines are read.
export { readLines } from './cartLines';
export { selectCartStatus } from './cartStatus';
export { CartStatus } from './components/CartStatus';
export { CartTable } from './components/CartTable';
export { CartTotals } from './components/CartTotals';
export { PreservedCart } from './components/PreservedCart';
export { RemovedLine } from './components/RemovedLine';
export { cartPageOf } from './needsCart';
