// The files of all texts of the catalogue in English.
export { default as controls } from './en-US/controls.json';
export { default as feedback } from './en-US/feedback.json';
export { default as fields } from './en-US/fields.json';
export { default as layout } from './en-US/layout.json';
export { default as overlays } from './en-US/overlays.json';
export { default as page } from './en-US/page.json';
export { default as samples } from './en-US/samples.json';
export { default as states } from './en-US/states.json';
export { default as text } from './en-US/text.json';
export { default as theme } from './en-US/theme.json';
export { default as wayfinding } from './en-US/wayfinding.json';
