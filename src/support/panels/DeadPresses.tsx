import { useMessages } from '../../storefront/messages';
import { usePlayer } from '../playback/consolePlayer';
import type { ShownMoment } from './useMoment';

/** The presses without effect at a moment; nothing if there are none. */
export function DeadPresses({ part, position }: Pick<ShownMoment, 'part' | 'position'>) {
  const t = useMessages();
  const player = usePlayer();
  const own = player.outlines()[part]?.presses.filter((press) => press.position === position);
  return own?.map(({ what }, index) => {
    // In the format of `storefront/app/recording/presses`: the kind of element, and its landmark.
    const [kind = '', landmark = ''] = what.split(' ');
    return <p key={index}>{t('support.press', { kind, landmark })}</p>;
  });
}
