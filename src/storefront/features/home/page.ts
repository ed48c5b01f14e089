// The parts of the home page.
export { CategoryTiles } from './CategoryTiles';
export { Hero } from './Hero';
export { homeFoot } from './lazyHomeFoot';
