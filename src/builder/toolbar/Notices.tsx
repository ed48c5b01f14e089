import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { noteDismissed, selectNote, type Note } from '../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector, useBuilderStore } from '../kernel/hooks';
import { useVaultText } from '../kernel/useVaultText';
import { FailureMessage } from './FailureMessage';
import { useToolbox } from './Toolbox';

/** Messages about a failed call, messages of the page itself, and a note on what has just happened to the document. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  return (
    <Root aria-label={t('builder.banners')}>
      <Failure />
      {children}
      <NoteMessage />
    </Root>
  );
}

function Failure() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const store = useBuilderStore();
  const { selectFailure, repeated, failureDismissed } = useToolbox();
  const failed = useBuilderSelector(selectFailure);
  if (!failed) return null;
  const { doing, failure } = failed;
  return (
    <FailureMessage
      title={`builder.failure.${doing}`}
      failure={failure}
      onRetry={() => dispatch(repeated(doing, store.getState()))}
    >
      <Button variant="quiet" onClick={() => dispatch(failureDismissed())}>
        {t('builder.close')}
      </Button>
    </FailureMessage>
  );
}

interface ProblemsMessageProps {
  readonly count: number;
  /** Label of the button that leads to the first problem. */
  readonly lead: string;
  readonly announce?: boolean;
}

/** How many fields break a rule, with a button that leads to the first. */
export function ProblemsMessage({ count, lead, announce = false }: ProblemsMessageProps) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const { problemRequested } = useToolbox();
  return (
    <Message variant="warning" announce={announce} title={t('builder.problems.title', { count })}>
      <Button variant="quiet" onClick={() => dispatch(problemRequested())}>
        {lead}
      </Button>
    </Message>
  );
}

function NoteMessage() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const textOf = useVaultText();
  const note = useBuilderSelector(selectNote);
  if (!note) return null;
  const { kind, ...values }: Note = 'name' in note ? { ...note, name: textOf(note.name) } : note;
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
  /* The text of a button without a frame begins where the message's does, also where it takes two lines. */
  button {
    text-align: left;
  }
`;
