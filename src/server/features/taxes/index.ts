// Taxes: the rates of products, and what tax a list of amounts comes to.
// It owns no table: rates come with the catalogue.
// It publishes the plugins of its routes.
export { calculateTaxesRoute } from './calculateTaxesRoute';
export { taxRoutes } from './taxRoutes';
