import Truck from 'lucide-react/icons/truck';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { tokens } from '../../../ui/theme/tokens';

/** The delivery day of an order placed now, already formatted. */
export function DeliveryNote({ day }: { readonly day: string }) {
  const t = useMessages();
  return (
    <Note>
      <Icon icon={Truck} size="x-small" />
      {t('catalog.delivery', { day })}
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
