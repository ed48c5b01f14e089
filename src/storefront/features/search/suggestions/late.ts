// The suggestions of the search box; late code.
// State key: none of its own, the answers live in the API's cache and what is open in the search slice.
// Publishes the list, its items and the suggestions endpoint.
export { SuggestionList } from './SuggestionList';
export { isAddable, type AddableProduct, type SuggestionItem } from './suggestionItems';
export { suggestionsApi } from './suggestionsApi';
export { useActiveOption } from './useActiveOption';
export { useSuggestions } from './useSuggestions';
