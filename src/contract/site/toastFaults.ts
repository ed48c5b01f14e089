/**
 * Why a toast cannot be shown, for the console (TST-06, CON-04); in a separate file, so that the first load can do
 * without the other texts.
 */
export const TOAST_FAULTS = {
  config: 'Unable to show toast, missing toast config.',
  classReference: 'Unable to show toast, missing toast class reference.',
  label: 'Unable to show toast, missing toast property\'s "label"',
} as const;
