import { useMessages } from '../../storefront/messages';
import { usePlayer } from '../playback/consolePlayer';
import type { ShownMoment } from './useMoment';

/** What the shopper pressed at a moment and nothing came of it; nothing where there is no such press. */
export function DeadPresses({ part, position }: Pick<ShownMoment, 'part' | 'position'>) {
  const t = useMessages();
  const player = usePlayer();
  const own = player.outlines()[part]?.presses.filter((press) => press.position === position);
  return own?.map(({ what }, index) => {
    // As `app/recording/presses` writes it: what was pressed, and where.
    const [kind = '', place = ''] = what.split(' ');
    return <p key={index}>{t('support.press', { kind, place })}</p>;
  });
}
