import { DRILLDOWN_HTML_GATE_OPEN, FLAGS_OFF } from '../constants';

// In a separate file from the rest of the site's configuration, because every page starts with it.

/**
 * The feature flags (CON-02). `drilldownHtmlNames` allows markup in names of the drilldown's items; the others are the
 * platform's and have no effect in this shop.
 */
export const FLAG_NAMES = [...FLAGS_OFF, 'drilldownHtmlNames'] as const;
export type FlagName = (typeof FLAG_NAMES)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

const said: Readonly<Record<string, boolean | undefined>> = {
  ...Object.fromEntries(FLAGS_OFF.map((name) => [name, false])),
  drilldownHtmlNames: DRILLDOWN_HTML_GATE_OPEN,
};

/** Whether a flag is on for a site that does not set it: all are, except those that the specification turns off. */
export const isOnByDefault = (name: string): boolean => said[name] ?? true;

export const DEFAULT_FLAGS = Object.fromEntries(FLAG_NAMES.map((name) => [name, isOnByDefault(name)])) as Flags;
