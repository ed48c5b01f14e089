import styled from 'styled-components';
import { whenText } from '../../builder/toolbar/when';
import { failureOf } from '../../storefront/api';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { CallFailure } from '../calls/CallFailure';
import { useRecording, useSession } from '../calls/useRecording';
import { MomentLink } from '../moments/MomentLink';
import type { ShownMoment } from '../panels/useMoment';
import { NoteForm } from './NoteForm';
import { useNotedMoments } from './useNotedMoments';

/** The notes of the session, and a form for a note at the current moment. */
export function NotesPanel(moment: ShownMoment) {
  const t = useMessages();
  const session = useSession();
  if (session === undefined) return <p>{t('supportSession.notes.file')}</p>;
  return (
    <Stack>
      <NoteForm session={session} moment={moment} />
      <NoteList />
    </Stack>
  );
}

function NoteList() {
  const t = useMessages();
  const { data, error, refetch } = useRecording();
  const noted = useNotedMoments();
  if (error)
    return <CallFailure title="supportSession.failed" failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('supportSession.reading')}</p>;
  if (noted.length === 0) return <p>{t('supportSession.notes.none')}</p>;
  return (
    <Stack as="ol" $gap="3" aria-label={t('supportSession.notes.list')}>
      {noted.map(({ note: { id, part, action, text, writtenAt, writtenBy } }) => (
        <Note key={id}>
          <MomentLink moment={{ part, action }}>{t('supportSession.moment', { part, action })}</MomentLink>
          <p>
            <Personal token={text} />
          </p>
          <small>
            {writtenBy === null ? t('supportSession.notes.nobody') : <Personal token={writtenBy} />},{' '}
            <time dateTime={writtenAt}>{whenText(t, writtenAt)}</time>
          </small>
        </Note>
      ))}
    </Stack>
  );
}

const Note = styled.li`
  padding-left: ${tokens.space[3]};
  border-left: 3px solid ${tokens.color.butterDeep};
  p {
    white-space: pre-wrap;
  }
  small {
    color: ${tokens.color.inkSoft};
  }
  a[aria-current] {
    font-weight: 600;
  }
`;
