import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ShowAt } from '../../../ui/layout/ShowAt';

/** What the order's summary says too: shown only in windows in which the summary is folded. */
export const WhereSummaryFolded = ({ children }: { readonly children: ReactNode }) => (
  <Folded $small $medium>
    {children}
  </Folded>
);

const Folded = styled(ShowAt)`
  &:empty {
    display: none;
  }
`;
