import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../ui/controls/Icon';
import { tokens } from '../../../ui/theme/tokens';

/** When an order placed now is delivered. */
export function DeliveryNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note>
      <Icon icon={Truck} size="x-small" />
      <span>{children}</span>
    </Note>
  );
}

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
