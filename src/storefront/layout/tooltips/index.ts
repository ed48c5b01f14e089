// The tooltips of the shop's pages.
// State: none, they follow pointer and focus. Publishes the late component that shows them.
export { tooltips } from './lazyTooltips';
