import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import styled from 'styled-components';
import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { Narrow } from '../../builder/toolbar/bar.styles';
import { useMessages } from '../../storefront/messages';
import { copyAddress } from '../../storefront/platform/page/clipboard';
import { Icon } from '../../storefront/ui/controls/Icon';
import { useSession } from '../calls/useRecording';
import { useMoment } from '../panels/useMoment';

/** Copies a link to the current moment, and says so. A recording from a file has no links. */
export function CopyLink() {
  const t = useMessages();
  const session = useSession();
  const named = useMoment()?.named;
  const [copied, setCopied] = useState<{ readonly address: string; readonly isCopied: boolean }>();
  if (session === undefined) return null;
  const address = sessionPageAddress(session, named);
  const copy = async () => setCopied({ address, isCopied: await copyAddress(address) });
  // At another moment, the copied link is no longer the link to it.
  const outcome = copied?.address === address ? copied : undefined;
  return (
    <>
      <Narrow variant="quiet" onClick={() => void copy()}>
        <Icon icon={Link} size="small" />
        <span>{t('supportSession.link.copy')}</span>
      </Narrow>
      <Said role="status">
        {outcome && t(outcome.isCopied ? 'supportSession.link.copied' : 'supportSession.link.failed')}
      </Said>
    </>
  );
}

/** The message stands after the other tools of the row, so that they do not move. */
const Said = styled.small`
  order: 1;
  align-self: center;
`;
