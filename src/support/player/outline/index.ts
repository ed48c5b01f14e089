// The overview of a recording: its parts, actions, calls and marks, without their payloads.
// Publishes the overview, which is computed in steps, the position of each part's first state among all states, and
// what a recording declares to be missing.
export { MARK_KINDS, type MarkKind } from './actionMarks';
export { holesIn, missingBefore, type Hole } from './missingBefore';
export type { OutlinedAction, OutlinedPart } from './outline';
export { emptyOverview, overviewOf, overviewOfParts, startsOf, type Overview } from './overview';
