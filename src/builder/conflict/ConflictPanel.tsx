import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { focusFirst } from '../../storefront/platform/builderPage/focus';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { noted } from '../app/viewSlice';
import { Segments } from '../toolbar/Segments';
import { useWhen } from '../toolbar/when';
import { conflictSettled } from '../draft';
import { fileWanted } from '../file';
import { selectConflict } from '../publication';
import { selectDecided, selectResult } from './conflictSelectors';
import { selectShown, shownChosen, sideChosen } from './conflictSlice';
import { DifferenceChoice } from './DifferenceChoice';
import type { Side } from './reconcile';

/**
 * Replaces the editor during a conflict: lists every difference between the two versions, each to be taken from either
 * side. Confirming makes the result the draft being edited; only the next save sends it to the server.
 */
export function ConflictPanel() {
  const t = useMessages();
  const when = useWhen();
  const dispatch = useBuilderDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const conflict = useBuilderSelector(selectConflict);
  const decided = useBuilderSelector(selectDecided);
  const result = useBuilderSelector(selectResult);
  const shown = useBuilderSelector(selectShown);
  useEffect(() => heading.current?.focus(), []);
  if (!conflict) return null;
  const open = decided.filter(({ side }) => side === null).length;
  const takeAll = (side: Side) => dispatch(sideChosen({ ids: decided.map(({ id }) => id), side }));
  const settle = () => {
    if (!result) return;
    flushSync(() => void dispatch(conflictSettled({ document: result })));
    // The pressed button disappears with the panel, so the focus moves to the editor that replaces it.
    focusFirst('editor', 'main');
    dispatch(noted({ kind: 'conflictSettled' }));
  };
  return (
    <Stack as="section" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        {t('builder.conflict.title')}
      </h2>
      <Message variant="warning" title={t('builder.conflict.by')}>
        <Stack $gap="2">
          <p>
            {conflict.changedAt !== null && when(conflict.changedAt)}
            {conflict.changedBy !== null && (
              <>
                {' '}
                {t('builder.state.by')} <Personal token={conflict.changedBy} />
              </>
            )}
          </p>
          <p>{t(decided.length === 0 ? 'builder.conflict.same' : 'builder.conflict.text')}</p>
        </Stack>
      </Message>
      {decided.length > 0 && (
        <>
          <Cluster>
            <Button onClick={() => takeAll('theirs')}>{t('builder.conflict.allTheirs')}</Button>
            <Button onClick={() => takeAll('mine')}>{t('builder.conflict.allMine')}</Button>
          </Cluster>
          <Shown>
            <Segments
              label={t('builder.conflict.shown')}
              showLabel
              value={shown}
              onChoose={(value) => dispatch(shownChosen(value))}
              options={(['result', 'theirs', 'mine'] as const).map((value) => ({
                value,
                label: t(`builder.conflict.${value}`),
              }))}
            />
          </Shown>
          <h3>{t('builder.conflict.differences', { count: decided.length })}</h3>
          {decided.map((difference) => (
            <DifferenceChoice key={difference.id} difference={difference} />
          ))}
        </>
      )}
      <Foot>
        <p role="status">{t('builder.conflict.open', { count: open })}</p>
        <Cluster>
          <Button variant="quiet" onClick={() => dispatch(fileWanted())}>
            {t('builder.conflict.keep')}
          </Button>
          <Button variant="primary" {...(open > 0 ? { 'aria-disabled': true } : { onClick: settle })}>
            {t('builder.conflict.settle')}
          </Button>
        </Cluster>
      </Foot>
    </Stack>
  );
}

/** The choice of what the preview shows: on a phone its three options stay in one row. */
const Shown = styled.div`
  ${media.small} {
    span {
      padding: 0 ${tokens.space[2]};
      font-size: ${tokens.size.caption};
    }
  }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding: ${tokens.space[3]} 0;
  border-top: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.paper};
  ${media.small} {
    position: static;
  }
`;
