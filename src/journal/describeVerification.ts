import type { Verification } from './verify';

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What verifying a recording found, in lines of plain English: what was compared, each problem, where it diverges, the verdict. */
export function describeVerification(found: Verification): readonly string[] {
  const { parts, actions, states, gaps, problems, diverging, firstDivergence: first } = found;
  const where = first && first.slices.length > 0 ? ` in ${first.slices.join(', ')}` : '';
  return [
    `${count(parts, 'part')}, ${count(actions, 'action')}, ${count(states, 'state')} compared, ${count(gaps, 'declared gap')}`,
    ...problems.map(({ message }) => `problem: ${message}`),
    ...(first
      ? [
          `diverges first at action ${first.seq} of part ${first.part} (${first.type})${where}: recorded ${first.expected}, replayed ${first.actual}`,
          `${count(diverging, 'state')} of ${states} differ`,
        ]
      : []),
    found.ok ? 'the replay is exact' : 'the recording does not verify',
  ];
}
