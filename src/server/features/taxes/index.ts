// Taxes: the rates of products, and the tax on a list of lines.
// It owns no table: rates come with the catalogue. It publishes the plugins of its routes.
export { calculateTaxesRoute } from './calculateTaxesRoute';
export { taxRoutes } from './taxRoutes';
