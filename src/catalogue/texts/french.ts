// The files of all texts of the catalogue in French, each named here once.
export { default as controls } from './fr-FR/controls.json';
export { default as feedback } from './fr-FR/feedback.json';
export { default as fields } from './fr-FR/fields.json';
export { default as layout } from './fr-FR/layout.json';
export { default as overlays } from './fr-FR/overlays.json';
export { default as page } from './fr-FR/page.json';
export { default as samples } from './fr-FR/samples.json';
export { default as states } from './fr-FR/states.json';
export { default as text } from './fr-FR/text.json';
export { default as theme } from './fr-FR/theme.json';
export { default as wayfinding } from './fr-FR/wayfinding.json';
