// Menus: the categories as a menu, and the navigation menus that the site document holds.
// It owns no table: it reads the catalogue and the site.
// It publishes the plugins of its routes.
export { categoryMenuRoutes, navigationMenuRoutes } from './menuRoutes';
