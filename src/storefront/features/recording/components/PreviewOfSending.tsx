import styled from 'styled-components';
import { decodedPart } from '../../../../contract/pages/pageReference';
import { useFormatting } from '../../../formatting';
import { useShopDispatch } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { fileRequested, type RecordingPreview } from '../recordingSlice';

interface PreviewOfSendingProps {
  readonly preview: RecordingPreview;
  readonly hasFailed: boolean;
}

/** What is sent and what is not, in words and figures; the pages by their addresses, and all of it as a file. */
export function PreviewOfSending({ preview, hasFailed }: PreviewOfSendingProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const dispatch = useShopDispatch();
  const { addresses, actions, kilobytes } = preview;
  const figures = {
    pages: number(addresses.length),
    actions: number(actions),
    kilobytes: number(kilobytes),
  };
  return (
    <Stack $gap="4">
      {hasFailed && (
        <Message variant="error" announce>
          {t('recording.failed', { phone: t('header.phone') })}
        </Message>
      )}
      <p>{t('recording.intro')}</p>
      <Facts>
        <dt>{t('recording.goes')}</dt>
        <dd>{t('recording.goesText', figures)}</dd>
        <dt>{t('recording.stays')}</dt>
        <dd>{t('recording.staysText')}</dd>
        <dt>{t('recording.kept')}</dt>
        <dd>{t('recording.keptText')}</dd>
      </Facts>
      <Disclosure summary={t('recording.addresses', figures)}>
        <Addresses>
          {addresses.map((address) => (
            <li key={address}>{decodedPart(address)}</li>
          ))}
        </Addresses>
      </Disclosure>
      <div>
        <Button variant="quiet" onClick={() => dispatch(fileRequested())}>
          {t('recording.file')}
        </Button>
      </div>
    </Stack>
  );
}

const Facts = styled.dl`
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 ${tokens.space[3]};
    color: ${tokens.color.inkSoft};
  }
  dd:last-child {
    margin-bottom: 0;
  }
`;

const Addresses = styled.ol`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
`;
