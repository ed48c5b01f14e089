// Lists of products, for other features that show products. Apart from the catalogue's door, so that the first load
// does without it.
// Publishes the list of cards or rows with stock and delivery day.
export { Products } from './Products';
