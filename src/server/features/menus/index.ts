// Menus: the categories as a menu, and the navigation menus of the site document.
// It owns no table: it reads the catalogue and the site. It publishes the plugins of its routes.
export { categoryMenuRoutes, navigationMenuRoutes } from './menuRoutes';
