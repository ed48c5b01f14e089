import { count } from '../replay/describeVerification';
import type { SignedVerdict } from './verifySigned';

const SHOWN = 10;

/** What the signatures of a recording prove, in lines of plain English. `isKeyKnown`: the shop's key was given. */
export function describeSigned(found: SignedVerdict, isKeyKnown: boolean): readonly string[] {
  if (found.verdict === 'unsigned') return ['unsigned: no server has received it'];
  if (found.verdict === 'whole') {
    const { parts, segments, key } = found;
    const by = isKeyKnown ? "the shop's key" : `the key ${key}, which --key compares with the shop's`;
    return [`signed and whole: ${count(segments, 'segment')} of ${count(parts, 'part')}, by ${by}`];
  }
  const { problems } = found;
  const more = problems.length - SHOWN;
  return [
    ...problems.slice(0, SHOWN).map(({ line, message }) => `signature: line ${line}: ${message}`),
    ...(more > 0 ? [`signature: ${count(more, 'more problem')}`] : []),
    'the recording is not as the server received it',
  ];
}
