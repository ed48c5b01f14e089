// Rich text reduced to allowed tags, for names and contents.
// State key: none.
// Publishes the component RichText.
export { RichText } from './RichText';
