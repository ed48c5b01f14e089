import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup } from '../../storefront/ui/fields/FieldGroup';
import { tokens } from '../../storefront/ui/theme/tokens';

interface GroupProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A fieldset that lays its fields side by side where there is room. */
export function Group({ legend, hint, children }: GroupProps) {
  return (
    <Root>
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <div>{children}</div>
    </Root>
  );
}

const Root = styled(FieldGroup)`
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  > legend {
    float: left;
    width: 100%;
    margin-bottom: ${tokens.space[3]};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.body};
    font-weight: 560;
  }
  > p {
    clear: both;
    margin-bottom: ${tokens.space[3]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
    align-items: start;
    gap: ${tokens.space[3]} ${tokens.space[4]};
    clear: both;
  }
  /* An address is longer than a column. */
  > div > :has(> [inputmode='url']) {
    grid-column: 1 / -1;
  }
`;
