import type { Verification } from './verification';

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const missingBefore = (first: number): string =>
  `it begins with part ${first}: ${first === 2 ? 'part 1 is' : `parts 1 to ${first - 1} are`} missing`;

/**
 * The result of verifying a recording, in lines of plain English: whether this release can replay it, what was
 * compared, each problem, the first divergence, the outcome.
 */
export function describeVerification(found: Verification): readonly string[] {
  const {
    parts,
    firstPart,
    actions,
    states,
    gaps,
    leftOut,
    problems,
    diverging,
    firstDivergence: first,
    judgement,
    migrated,
    added,
  } = found;
  const where = first && first.slices.length > 0 ? ` in ${first.slices.join(', ')}` : '';
  const { verdict, reasons } = judgement;
  const uncompared = [
    ...(migrated.length > 0 ? [`for ${migrated.join(', ')}, brought into today's shape and not compared`] : []),
    ...(added.length > 0 ? [`for ${added.join(', ')}, added since and not recorded`] : []),
    ...(leftOut > 0 ? [`for ${count(leftOut, 'action')} without payload, not compared`] : []),
  ];
  const exact = uncompared.length === 0 ? '' : `, but ${uncompared.join(', and ')}`;
  return [
    ...(reasons.length > 0 ? [`${verdict}: ${reasons.join('; ')}`] : []),
    `${count(parts, 'part')}, ${count(actions, 'action')}, ${count(states, 'state')} compared, ${count(gaps, 'declared gap')}`,
    ...(firstPart > 1 ? [missingBefore(firstPart)] : []),
    ...problems.map(({ message }) => `problem: ${message}`),
    ...(first
      ? [
          `diverges first at action ${first.seq} of part ${first.part} (${first.type})${where}: recorded ${first.expected}, replayed ${first.actual}`,
          `${count(diverging, 'state')} of ${states} differ`,
        ]
      : []),
    !found.ok ? 'the recording does not verify' : states > 0 ? `the replay is exact${exact}` : 'nothing was compared',
  ];
}
