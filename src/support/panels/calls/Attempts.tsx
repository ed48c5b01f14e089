import { usable } from '../../../builder/toolbar/usable';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { useMoveTo } from '../../moments/useMoveTo';
import { usePlayer } from '../../playback/consolePlayer';
import type { ShownMoment } from '../useMoment';
import { callFacts } from './callFacts';
import { attemptsAt, callAt, type CallPositions } from './callIndex';

/** Every attempt of a command that was sent more than once, each leading to its moment. */
export function Attempts({ store, part, position }: ShownMoment) {
  const t = useMessages();
  const moveTo = useMoveTo();
  const outline = usePlayer().outlines()[part];
  if (!outline) return null;
  const attempts = attemptsAt(outline, position);
  if (attempts.length < 2) return null;
  const own = callAt(outline, position);
  const recordAt = (position: number | undefined) => (position === undefined ? undefined : store.actionAt(position));
  const outcomeOf = ({ sent, answered }: CallPositions) =>
    t(`supportCalls.outcome.${callFacts(recordAt(sent), recordAt(answered))?.outcome ?? 'waiting'}`);
  return (
    <section>
      <h3>{t('supportCalls.attempts')}</h3>
      <Stack as="ol" $gap="1">
        {attempts.map((attempt, index) => {
          const to = attempt.sent ?? attempt.answered;
          const isOther = attempt.sent !== own?.sent || attempt.answered !== own?.answered;
          return (
            <li key={to}>
              <Button variant="quiet" {...usable(isOther, () => to !== undefined && moveTo({ part, position: to }))}>
                {t('supportCalls.attempt', { number: index + 1, outcome: outcomeOf(attempt) })}
              </Button>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
