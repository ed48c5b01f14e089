import type { SubmitEvent } from 'react';
import { NOTE_MAX_LENGTH } from '../../contract/recordings/support';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { TextArea } from '../../storefront/ui/fields/TextField';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { CallFailure } from '../calls/CallFailure';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import type { ShownMoment } from '../panels/useMoment';
import { usePlayer } from '../playback/consolePlayer';
import { noteFoundBlank, noteRepeated, noteSubmitted, noteTyped, selectNote } from './noteSlice';

interface NoteFormProps {
  readonly session: string;
  readonly moment: ShownMoment;
}

/** The form for a note at the current moment; at the beginning of a part, the note is at the part's first action. */
export function NoteForm({ session, moment }: NoteFormProps) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const outline = usePlayer().outlines()[moment.part];
  const { draft, sending } = useSupportSelector(selectNote);
  const action = outline?.actions[Math.max(0, moment.position - 1)];
  if (!outline || !action) return <p>{t('supportSession.notes.empty')}</p>;
  const isFailed = sending.status === 'failed';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isBlank = (vault.valueOf(draft) ?? '').trim() === '';
    if (isBlank) dispatch(noteFoundBlank());
    else if (isFailed && sending.sent.text === draft) dispatch(noteRepeated());
    else dispatch(noteSubmitted({ session, part: outline.number, action: action.number, text: draft }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap="2">
        <TextArea
          label={t('supportSession.notes.new')}
          hint={t('supportSession.notes.hint', { type: action.type })}
          error={sending.status === 'blank' && t('supportSession.notes.blank')}
          value={vault.valueOf(draft) ?? ''}
          onChange={({ target }) => dispatch(noteTyped(vault, target.value))}
          maxLength={NOTE_MAX_LENGTH}
          autoComplete="off"
        />
        {isFailed && <CallFailure title="supportSession.notes.failed" failure={sending.failure} />}
        <Cluster>
          <Button type="submit" busy={sending.status === 'sending'} busyLabel={t('supportSession.notes.adding')}>
            {t('supportSession.notes.add')}
          </Button>
          <span role="status">{sending.status === 'saved' && t('supportSession.notes.saved')}</span>
        </Cluster>
      </Stack>
    </form>
  );
}
