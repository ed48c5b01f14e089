// What changes the cart, and what no first paint needs of it.
export { cartLateSaga } from './cartLateSaga';
export { workCart } from '../commands/workCart';
