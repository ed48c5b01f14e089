/**
 * The catalogue: a page of its own build that shows every base component of `storefront/ui` in each of its states, with
 * fields to change its properties and with what it is for. It owns the stories and their texts; it publishes how the
 * page starts.
 */
export { showCatalogue } from './page/showCatalogue';
