// A buyer's home page: last order, usual products, and words for their trade. Late code.
// State key: reorder, of the orders, which joins here too.
// Publishes the component that stands in the hero's place, and how what it shows is read.
import { addEvents } from '../../../kernel/eventRegistry';
import { addSlices } from '../../../kernel/lateSlices';
import { reorderEvents, reorderReducer } from '../../orders';

// As a page brings its slices: the home page of a guest does without them.
addSlices({ reorder: reorderReducer });
addEvents(reorderEvents);

export { buyersHomeModule } from './BuyersHome';
export { readBuyersHome } from './readBuyersHome';
