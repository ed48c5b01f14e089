// The preview of the site's draft, for builders: as stored, or as edited in the page that frames the preview.
// State key: late.preview, only on preview pages.
// Publishes the slice and the edited site; the preview bar has a door of its own.
export { selectEditedSite, selectPreview } from './previewSelectors';
export { previewEdited, previewEntered, previewEvents, previewReducer } from './previewSlice';
