import type { RecordingMoment } from '../../contract/recordings/supportPages';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { useSupportDispatch } from '../kernel/hooks';
import { MomentLink } from '../moments/MomentLink';
import { dialogClosed } from './aboutSlice';

/** Maximum number of moments listed: a long session has thousands. */
const MOST = 100;

interface MomentListProps<T extends RecordingMoment> {
  readonly moments: readonly T[];
  readonly textOf: (moment: T) => string;
}

/** Moments and what happened at them; following a link closes the dialog around it. */
export function MomentList<T extends RecordingMoment>({ moments, textOf }: MomentListProps<T>) {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  if (moments.length === 0) return <p>{t('supportSession.none')}</p>;
  return (
    <Stack as="ol" $gap="1">
      {moments.slice(0, MOST).map((moment) => (
        <li key={`${moment.part} ${moment.action} ${textOf(moment)}`}>
          <MomentLink moment={{ part: moment.part, action: moment.action }} onFollow={() => dispatch(dialogClosed())}>
            {textOf(moment)}
          </MomentLink>
        </li>
      ))}
      {moments.length > MOST && <li>{t('supportSession.more', { count: moments.length - MOST })}</li>}
    </Stack>
  );
}
