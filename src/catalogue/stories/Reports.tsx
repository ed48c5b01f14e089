import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';

/** Shows the name of the handler that was called, and what it was given. */
type Report = (handler: string, given?: string | number | boolean) => void;

/** A component, and below it which of its handlers it called last. */
export function Reports({ children }: { readonly children: (report: Report) => ReactNode }) {
  const [last, setLast] = useState('');
  return (
    <>
      {children((handler, given) => setLast(given === undefined ? handler : `${handler}: ${String(given)}`))}
      {last !== '' && <Last>{last}</Last>}
    </>
  );
}

const Last = styled.small`
  display: block;
  margin-top: ${tokens.space[2]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
`;
