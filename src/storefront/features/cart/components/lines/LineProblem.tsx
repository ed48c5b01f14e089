import { useId } from 'react';
import type { CartLineFacts } from '../../cartLines';
import { isOfQuantity } from '../../cartProblems';
import { problemLine } from '../quantity/lazyProblemLine';
import { lineFault, type LineState } from './useLineState';

/** What is wrong with a line, except problems of its quantity, which are shown there. */
export function LineProblem({ line, state }: { readonly line: CartLineFacts; readonly state: LineState }) {
  const id = useId();
  const fault = lineFault(line, state);
  if (!fault || isOfQuantity(fault)) return null;
  return <problemLine.Show id={id} refused={null} problem={fault} rule={line.rule} available={null} />;
}
