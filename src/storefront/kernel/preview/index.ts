// The preview of the site's draft, for builders: as it is stored, or as it is being edited around the page; late code.
// State key: late.preview, on pages that are a preview.
// Publishes the slice and what is edited; the bar that says what the page is has a door of its own.
export { selectEditedSite, selectPreview } from './previewSelectors';
export { previewEdited, previewEntered, previewEvents, previewReducer } from './previewSlice';
