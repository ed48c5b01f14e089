// The form factor of the page, as CSS media queries see it.
// State key: viewport.
// Publishes the event viewport/measured and its selector.
export { viewportEvents, selectFormFactor, viewportMeasured, viewportReducer } from './viewportSlice';
