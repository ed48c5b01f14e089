import { useMemo } from 'react';
import styled from 'styled-components';
import { Bar, Tools } from '../../../builder/toolbar/bar.styles';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Message } from '../../../storefront/ui/feedback/Message';
import { Select } from '../../../storefront/ui/fields/Select';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { TechnicalMessage } from '../../calls/TechnicalMessage';
import { refusalTexts } from '../../playback/refusedRecording';
import { faultText, verdictText } from '../../playback/verdictText';
import type { WatchedPlayer } from '../createPlayer';
import { HoleList } from './HoleList';
import { RecordingFile } from './RecordingFile';
import { ReleaseNotice } from './ReleaseNotice';
import { usePlayerTools } from './usePlayerTools';

interface PlayerToolsProps {
  readonly watched: WatchedPlayer;
}

/**
 * The tools above a replayed page: the file, its parts, the position, and the verdict: whether every state is as
 * recorded, who has signed it and what is missing, in the words of the console.
 */
export function PlayerTools({ watched }: PlayerToolsProps) {
  const t = useMessages();
  const tools = usePlayerTools(watched);
  const { status, failure, lengths, part, position, stopped, move } = tools;
  const last = lengths[part] ?? 0;
  const type = useMemo(
    () => watched.recording()?.parts[part]?.store.actionAt(position)?.a.type ?? t('support.timeline.begin'),
    [watched, part, position, t],
  );
  const at = t('support.timeline.at', { at: position, last, type });
  return (
    <>
      {/* No header element: the page below looks for its own header, to keep panels clear of it. */}
      <Bar as="div">
        <div>
          <h1>{t('support.file')}</h1>
          <Verdict {...tools} />
          <ReleaseNotice recorded={status === 'open' ? releaseOf(watched, part) : undefined} />
        </div>
        {status === 'open' && (
          <Tools>
            {lengths.length > 1 && (
              <Select
                label={t('supportSession.parts')}
                hideLabel
                value={String(part)}
                onChange={({ target }) => void move(Number(target.value), 0)}
                options={lengths.map((_length, index) => ({
                  value: String(index),
                  label: t('supportSession.part', { part: index + 1 }),
                }))}
              />
            )}
            <Button onClick={tools.close}>{t('support.file.other')}</Button>
          </Tools>
        )}
      </Bar>
      {status === 'open' ? (
        <Opened>
          <input
            type="range"
            aria-label={t('support.timeline.position')}
            aria-valuetext={at}
            min={0}
            max={last}
            value={position}
            onChange={({ target }) => void move(part, Number(target.value))}
          />
          <p>{at}</p>
          {stopped !== null && (
            <Message variant="error" announce title={t('support.session.stopped')}>
              <TechnicalMessage message={stopped} />
            </Message>
          )}
          <HoleList parts={watched.recording()?.parts ?? []} onFollow={(hole) => void move(hole.part, hole.position)} />
        </Opened>
      ) : (
        <Opened>
          {failure !== null && (
            <Message variant="error" announce title={t('support.session.failed')}>
              <p>{t(refusalTexts[failure.kind])}</p>
              <TechnicalMessage message={failure.reason} />
            </Message>
          )}
          <RecordingFile onFile={(file) => void tools.open(file)} />
        </Opened>
      )}
    </>
  );
}

/** The release that recorded a part. */
function releaseOf(watched: WatchedPlayer, part: number): string | undefined {
  const header = watched.recording()?.parts[part]?.records.at(0);
  return header?.k === 'header' ? header.release : undefined;
}

function Verdict({ status, compared, verification, unverified, signature }: ReturnType<typeof usePlayerTools>) {
  const t = useMessages();
  if (status === 'closed') return null;
  if (status === 'reading') return <p role="status">{t('support.session.reading')}</p>;
  if (unverified !== null) return <p role="status">{faultText(t, { code: 'unreadable', message: unverified })}</p>;
  return (
    <p role="status">
      {verification
        ? verdictText(t, { verification, signature })
        : t('support.verdict.comparing', { percent: compared })}
    </p>
  );
}

const Opened = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  > [role='alert'] {
    margin-bottom: ${tokens.space[2]};
  }
  input[type='range'] {
    width: 100%;
    height: ${tokens.target.base};
    margin: 0;
    accent-color: ${tokens.color.pine};
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
    overflow-wrap: anywhere;
  }
`;
