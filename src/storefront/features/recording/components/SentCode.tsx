import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CONTACT_PAGE } from '../../../../contract/contact/contactMessage';
import { withBase } from '../../../../contract/pages/basePath';
import { RECORDING_PARAM } from '../../../../contract/pages/pageParams';
import { WithPhone } from '../../../formatting';
import { useShopDispatch } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { copyText } from '../../../platform/page/clipboard';
import { Button } from '../../../ui/controls/Button';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { codeCopyEnded, type Sent } from '../recordingSlice';

/** The code by which support finds the recording that was sent: to be copied, told by telephone or written. */
export function SentCode({ sent: { code, isCopied } }: { readonly sent: Sent }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const sent = useRef<HTMLParagraphElement>(null);
  // The focused button was removed.
  useEffect(() => sent.current?.focus(), []);
  const copy = async () => {
    dispatch(codeCopyEnded({ isCopied: await copyText(code) }));
  };
  return (
    <Stack $gap="3">
      <p ref={sent} tabIndex={-1}>
        {t('recording.sent')}
      </p>
      <Code>{code}</Code>
      <Button wide onClick={() => void copy()}>
        {t('recording.copy')}
      </Button>
      <p role="status">{isCopied !== undefined && t(isCopied ? 'recording.copied' : 'recording.notCopied')}</p>
      <p>
        <WithPhone text={t('recording.sentText', { phone: t('header.phone') })} />
      </p>
      {/* In a window of its own: following it here would close this one, and the code is shown nowhere else. */}
      <p>
        <a href={withBase(`${CONTACT_PAGE}?${RECORDING_PARAM}=${code}`)} target="_blank" rel="noopener">
          {t('recording.contact')}
          <VisuallyHidden>{t('links.newWindow')}</VisuallyHidden>
        </a>
      </p>
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
