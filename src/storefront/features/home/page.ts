// For the home page: its parts.
export { CategoryTiles } from './CategoryTiles';
export { Hero } from './Hero';
export { Promises } from './Promises';
export { Trades } from './Trades';
