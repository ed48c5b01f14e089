/**
 * What keeps a toast from being shown, for the console (TST-06, CON-04); apart from the other texts, so that the first
 * load does without those.
 */
export const TOAST_FAULTS = {
  config: 'Unable to show toast, missing toast config.',
  classReference: 'Unable to show toast, missing toast class reference.',
  label: 'Unable to show toast, missing toast property\'s "label"',
} as const;
