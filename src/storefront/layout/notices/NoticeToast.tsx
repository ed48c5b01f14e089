import styled from 'styled-components';
import { useShopDispatch, useShopSelector } from '../../kernel/hooks';
import { selectLocation } from '../../kernel/location';
import { unbroken, useFormatting } from '../../formatting';
import { useMessages, type MessageDescriptor, type MessageId } from '../../messages';
import cartNoticesTexts from '../../messages/fr-FR/cartNotices.json';
import cartProblemsTexts from '../../messages/fr-FR/cartProblems.json';
import noticesTexts from '../../messages/fr-FR/notices.json';
import recordingSendTexts from '../../messages/fr-FR/recordingSend.json';
import { Toast } from '../../ui/feedback/Toast';
import { noticeDismissed, noticePaused, noticeResumed, type Notice } from '../../features/notices';
import { recordingEvents, SendToSupport } from '../../features/recording';
import { LinkedText } from './LinkedText';

const variantLabels = {
  success: 'notices.success',
  info: 'notices.info',
  warning: 'notices.warning',
  error: 'notices.error',
  processing: 'notices.processing',
} as const;

/** Labels of warnings that report a failure, as errors do. */
const FAILURES: ReadonlySet<MessageId> = new Set(['cart.preserve.failed', 'cart.notice.missing']);

function NoticeToast({ notice }: { readonly notice: Notice }) {
  const t = useMessages();
  const formatting = useFormatting();
  const dispatch = useShopDispatch();
  const { id, variant, label, message, labelLinks, messageLinks, leaving } = notice;
  const { pathname: here } = useShopSelector(selectLocation);
  const hasFailed = variant === 'error' || FAILURES.has(label.id);
  const leadsOn = messageLinks.some(({ url }) => url !== here);
  const written = (text: MessageDescriptor, added: Readonly<Record<string, string>> = {}): string =>
    unbroken(t(text.id, { ...formatting.values(text.values ?? {}), ...added }));
  return (
    <Toast
      variant={variant}
      variantLabel={t(variantLabels[variant])}
      label={<LinkedText text={label} links={labelLinks} here={here} written={written} />}
      message={
        (message || leadsOn || hasFailed) && (
          <>
            <LinkedText text={message} links={messageLinks} here={here} written={written} />
            {hasFailed && (
              <>
                {' '}
                <OwnLine>
                  <SendToSupport />
                </OwnLine>
              </>
            )}
          </>
        )
      }
      closeLabel={t('notices.close')}
      onClose={() => dispatch(noticeDismissed({ id }))}
      onPause={() => dispatch(noticePaused({ id }))}
      onResume={() => dispatch(noticeResumed({ id }))}
      leaving={leaving}
    />
  );
}

/** The link to support has its own line: right after another link, both would read as one. */
const OwnLine = styled.span`
  display: block;
`;

/** Bundles the texts of notices that any page can raise, so that a replay can show them. */
export const noticeToastModule = {
  Component: NoticeToast,
  texts: { ...noticesTexts, ...cartNoticesTexts, ...cartProblemsTexts, ...recordingSendTexts },
  events: [recordingEvents],
} as const;
