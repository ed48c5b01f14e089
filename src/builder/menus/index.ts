// The menus of the site: which there are, the items of one as a tree, and the selected item.
// State key: menus. Publishes the section that edits them; the store and the recording import the slice directly.
export { MenusSection } from './MenusSection';
