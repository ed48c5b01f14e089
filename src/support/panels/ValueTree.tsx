import { useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSummary } from './useSummary';

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A JSON value as a tree whose branches open one by one; closed branches are not rendered. */
export function ValueTree({ value }: { readonly value: unknown }) {
  const summaryOf = useSummary();
  return <Root>{isBranch(value) ? <Branches value={value} /> : summaryOf(value)}</Root>;
}

function Branches({ value }: { readonly value: object }) {
  return (
    <ul>
      {Object.entries(value).map(([key, item]: [string, unknown]) => (
        <li key={key}>{isBranch(item) ? <Branch name={key} value={item} /> : <Leaf name={key} value={item} />}</li>
      ))}
    </ul>
  );
}

function Branch({ name, value }: { readonly name: string; readonly value: object }) {
  const [isOpen, setIsOpen] = useState(false);
  const summaryOf = useSummary();
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <b>{name}</b> <small>{summaryOf(value, 60)}</small>
      </summary>
      {isOpen && <Branches value={value} />}
    </details>
  );
}

function Leaf({ name, value }: { readonly name: string; readonly value: unknown }) {
  const summaryOf = useSummary();
  return (
    <>
      <b>{name}</b> {summaryOf(value, 400)}
    </>
  );
}

const Root = styled.div`
  ul ul {
    padding-left: ${tokens.space[4]};
  }
  summary {
    padding: 2px 0;
    cursor: pointer;
  }
  b {
    font-weight: 600;
  }
  small {
    color: ${tokens.color.inkSoft};
  }
`;
