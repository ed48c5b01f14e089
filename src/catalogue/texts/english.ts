import page from './en-US/page.json';
import states from './en-US/states.json';
import samples from './en-US/samples.json';
import controls from './en-US/controls.json';
import fields from './en-US/fields.json';
import feedback from './en-US/feedback.json';
import layout from './en-US/layout.json';
import overlays from './en-US/overlays.json';
import text from './en-US/text.json';
import theme from './en-US/theme.json';
import wayfinding from './en-US/wayfinding.json';

/** The same in English. */
export const english = {
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
