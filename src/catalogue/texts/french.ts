import page from './fr-FR/page.json';
import states from './fr-FR/states.json';
import samples from './fr-FR/samples.json';
import controls from './fr-FR/controls.json';
import fields from './fr-FR/fields.json';
import feedback from './fr-FR/feedback.json';
import layout from './fr-FR/layout.json';
import overlays from './fr-FR/overlays.json';
import text from './fr-FR/text.json';
import theme from './fr-FR/theme.json';
import wayfinding from './fr-FR/wayfinding.json';

/** Every text of the catalogue in French. */
export const french = {
  ...page,
  ...states,
  ...samples,
  ...controls,
  ...fields,
  ...feedback,
  ...layout,
  ...overlays,
  ...text,
  ...theme,
  ...wayfinding,
};
