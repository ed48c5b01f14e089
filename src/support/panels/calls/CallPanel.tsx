import { useMemo } from 'react';
import styled from 'styled-components';
import { usable } from '../../../builder/toolbar/usable';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Cluster, Stack } from '../../../storefront/ui/layout/Stack';
import { Badge } from '../../../storefront/ui/text/Badge';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useMoveTo } from '../../moments/useMoveTo';
import { usePlayer } from '../../playback/consolePlayer';
import { Facts } from '../Facts';
import type { ShownMoment } from '../useMoment';
import { ValueTree } from '../ValueTree';
import { Attempts } from './Attempts';
import { CallLog } from './CallLog';
import { callFacts, type CallFacts } from './callFacts';
import { callAt } from './callIndex';

/** The whole call that the current action belongs to, whichever of its actions that is, and the server's log of it. */
export function CallPanel(moment: ShownMoment) {
  const t = useMessages();
  const { store, part, position } = moment;
  const outline = usePlayer().outlines()[part];
  const positions = outline && callAt(outline, position);
  const { sent, answered } = positions ?? {};
  const facts = useMemo(() => {
    const recordAt = (at: number | undefined) => (at === undefined ? undefined : store.actionAt(at));
    return callFacts(recordAt(sent), recordAt(answered));
  }, [store, sent, answered]);
  if (!positions || !facts) return <p>{t('support.panel.noRequest')}</p>;
  return (
    <Root>
      <Said facts={facts} />
      <Cluster $gap="2">
        <MoveButton label={t('supportCalls.toSent')} moment={moment} to={sent} />
        <MoveButton label={t('supportCalls.toAnswered')} moment={moment} to={answered} />
      </Cluster>
      <Attempts {...moment} />
      <section>
        <h3>{t('supportCalls.request')}</h3>
        {facts.argument === undefined ? <p>{t('supportCalls.nothingSent')}</p> : <ValueTree value={facts.argument} />}
      </section>
      {facts.outcome !== 'waiting' && (
        <section>
          <h3>{t('supportCalls.answer')}</h3>
          {facts.isLeftOut ? <p>{t('supportCalls.leftOut')}</p> : <ValueTree value={facts.answer} />}
        </section>
      )}
      <section>
        <h3>{t('supportCalls.log')}</h3>
        <CallLog requestId={facts.requestId} />
      </section>
    </Root>
  );
}

function Said({ facts }: { readonly facts: CallFacts }) {
  const t = useMessages();
  const { endpoint, kind, outcome, status, path, requestId, milliseconds } = facts;
  const hasFailed = outcome === 'failed' || outcome === 'noAnswer';
  return (
    <>
      <h2>
        {endpoint} <Badge>{t(`supportCalls.${kind}`)}</Badge>
      </h2>
      <Facts
        facts={[
          [
            t('supportCalls.outcome'),
            hasFailed ? (
              <Badge $variant="danger">{t(`supportCalls.outcome.${outcome}`)}</Badge>
            ) : (
              t(`supportCalls.outcome.${outcome}`)
            ),
          ],
          status === null ? null : [t('supportCalls.status'), status],
          path === null ? null : [t('supportCalls.path'), path],
          requestId === null ? null : [t('supportCalls.requestId'), requestId],
          milliseconds === null ? null : [t('supportCalls.duration'), t('supportCalls.ms', { ms: milliseconds })],
        ]}
      />
    </>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly moment: ShownMoment;
  readonly to: number | undefined;
}

function MoveButton({ label, moment: { part, position }, to }: MoveButtonProps) {
  const moveTo = useMoveTo();
  if (to === undefined) return null;
  return <Button {...usable(to !== position, () => moveTo({ part, position: to }))}>{label}</Button>;
}

const Root = styled(Stack)`
  h2 {
    font-size: ${tokens.size.body};
  }
  h2 > span {
    font-family: ${tokens.font.text};
  }
  h3 {
    margin-bottom: ${tokens.space[1]};
    font-size: ${tokens.size.small};
  }
`;
