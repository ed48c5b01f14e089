// The overview of a recording: its parts, actions, calls and marks, without their payloads.
// Publishes the overview, which is made in steps, the positions of its parts among all states, and what it declares to
// be missing.
export { MARK_KINDS, type MarkKind } from './actionMarks';
export { holesIn, missingBefore, type Hole } from './missingBefore';
export type { OutlinedAction, OutlinedPart } from './outline';
export { emptyOverview, overviewOf, overviewOfParts, startsOf, type Overview } from './overview';
