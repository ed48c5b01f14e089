import { useId } from 'react';
import type { CartLineFacts } from '../../cartLines';
import { isOfQuantity } from '../../cartProblems';
import { problemLine } from '../quantity/lazyProblemLine';
import { useLineFault } from './useLineFault';

/** What is wrong with a line, except problems of its quantity, which are shown there. */
export function LineProblem({ line }: { readonly line: CartLineFacts }) {
  const id = useId();
  const fault = useLineFault(line);
  if (!fault || isOfQuantity(fault)) return null;
  return <problemLine.Show id={id} refused={null} problem={fault} rule={line.rule} available={null} />;
}
