import type { OutlinedAction, OutlinedPart } from '../../../src/support/player/outline';

/** An action of an outline; a test states only the fields that matter to it. */
export const outlinedAction = (own: Partial<OutlinedAction>): OutlinedAction => ({
  number: 0,
  at: 0,
  type: 'a',
  feature: '',
  mark: undefined,
  call: undefined,
  moment: undefined,
  followsGap: false,
  ...own,
});

/** The first part of a session, with these actions. */
export const outlinedPart = (actions: readonly OutlinedAction[]): OutlinedPart => ({
  number: 1,
  startedAt: 0,
  release: 'r',
  application: undefined,
  timeZone: 'UTC',
  viewport: null,
  browser: undefined,
  presses: [],
  errors: [],
  actions,
});
