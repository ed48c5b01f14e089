import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { selectFirstProblem } from '../app/firstProblem';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { firstProblemRequested, noteDismissed, selectNote, type Note } from '../app/viewSlice';
import { selectDocument, selectProblems } from '../draft';
import { placeLabel } from '../places/placeLabel';
import {
  failureDismissed,
  publishRequested,
  readRequested,
  saveRequested,
  selectFailure,
  type Doing,
} from '../publication';
import { FailureMessage } from './FailureMessage';

/** What the builder should know now: a call that failed, fields that are wrong, what has just been taken in. */
export function Banners() {
  const t = useMessages();
  return (
    <Root aria-label={t('builder.banners')}>
      <Failure />
      <Problems />
      <NoteMessage />
    </Root>
  );
}

const again = { reading: readRequested, saving: saveRequested, publishing: publishRequested } as const;

function Failure() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const failed = useBuilderSelector(selectFailure);
  if (!failed) return null;
  const { doing, failure }: { readonly doing: Doing } & typeof failed = failed;
  return (
    <FailureMessage title={`builder.failure.${doing}`} failure={failure} onRetry={() => dispatch(again[doing]())}>
      <Button variant="quiet" onClick={() => dispatch(failureDismissed())}>
        {t('builder.close')}
      </Button>
    </FailureMessage>
  );
}

function Problems() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const count = useBuilderSelector(selectProblems).size;
  const first = useBuilderSelector(selectFirstProblem);
  const document = useBuilderSelector(selectDocument);
  if (!first) return null;
  return (
    <Message variant="warning" announce title={t('builder.problems.title', { count })}>
      <Button variant="quiet" onClick={() => dispatch(firstProblemRequested())}>
        {t('builder.problems.first', { place: placeLabel(t, first.path.split('.'), document) })}
      </Button>
    </Message>
  );
}

function NoteMessage() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const note = useBuilderSelector(selectNote);
  if (!note) return null;
  const { kind, ...values }: Note = note;
  return (
    <Message variant="info" announce>
      <Cluster $justify="between">
        <span>{t(`builder.note.${kind}`, values)}</span>
        <Button variant="quiet" onClick={() => dispatch(noteDismissed())}>
          {t('builder.close')}
        </Button>
      </Cluster>
    </Message>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]} 0;
  &:empty {
    display: none;
  }
`;
