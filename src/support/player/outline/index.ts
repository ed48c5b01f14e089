// A recording in short: its parts, actions, calls and marks, without their payloads.
// Publishes the overview of a recording, which is made in steps, and the places of its parts in one row of states.
export { MARK_KINDS, type MarkKind } from './actionMarks';
export type { OutlinedAction, OutlinedPart } from './outline';
export { emptyOverview, overviewOf, overviewOfParts, startsOf, type Overview } from './overview';
