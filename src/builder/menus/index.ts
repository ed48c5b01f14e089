// The menus of the site: which there are, the items of one as a tree, and the selected item.
// State key: menus. Publishes the section that edits them; its slice joins the store by itself.
export { MenusSection } from './MenusSection';
