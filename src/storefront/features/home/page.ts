// For the home page: its parts.
export { CategoryTiles } from './CategoryTiles';
export { Hero } from './Hero';
export { homeFoot } from './lazyHomeFoot';
