// The code that executes cart commands, and everything else of the cart that the first load does not need.
export { cartLateSaga } from './cartLateSaga';
export { workCart } from '../commands/workCart';
