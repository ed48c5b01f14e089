import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';

/** The code by which support finds the recording that was sent. */
export function SentCode({ code }: { readonly code: string }) {
  const t = useMessages();
  const sent = useRef<HTMLParagraphElement>(null);
  // The focused button was removed.
  useEffect(() => sent.current?.focus(), []);
  return (
    <Stack $gap="3">
      <p ref={sent} tabIndex={-1}>
        {t('recording.sent')}
      </p>
      <Code>{code}</Code>
      <p>{t('recording.sentText', { phone: t('header.phone') })}</p>
    </Stack>
  );
}

const Code = styled.p`
  font-size: ${tokens.size.title};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
  text-align: center;
  user-select: all;
`;
