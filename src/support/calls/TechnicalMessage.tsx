import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';

interface TechnicalMessageProps {
  /** The message of an error, in English, for whoever maintains the shop. */
  readonly message: string;
}

/** The technical message of an error, to be shown below an explanation in the reader's language. */
export function TechnicalMessage({ message }: TechnicalMessageProps) {
  const t = useMessages();
  return (
    <Root>
      {t('support.technical')} <span lang="en">{message}</span>
    </Root>
  );
}

const Root = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
