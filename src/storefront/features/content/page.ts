// Parts that only pages of managed content show.
// State key: none of its own. Publishes what such a page reads, its pictures and products, the targets of short
// addresses, rich text, and the rules that texts quote.
export { storedInBrowser } from './browserStorage';
export { ContentContext, useSurroundings } from './contentContext';
export { imageInfosOf, type ContentImageData } from './contentImages';
export { contentPageApi, type ContentAt } from './contentPageApi';
export { helpAddress, helpSearch, readHelpTerm } from './helpSearch';
export { loadContentPage, selectChannelOrSite } from './contentPageData';
export { namedAt, ownAddressApi } from './ownAddressApi';
export { fillPlaceholders } from './richText/placeholders';
export { RichText } from './richText/RichText';
export { shelfApi } from './shelfApi';
export { shopFacts } from './shopFacts';
export { useContentPicture } from './useContentPicture';
