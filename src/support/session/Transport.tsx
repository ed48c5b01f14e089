import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { useMessages } from '../../storefront/messages';
import { IconButton } from '../../storefront/ui/controls/IconButton';
import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { Select } from '../../storefront/ui/fields/Select';
import { Cluster } from '../../storefront/ui/layout/Stack';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import {
  idleSkippingChosen,
  paused,
  played,
  selectPlayback,
  speedChosen,
  SPEEDS,
  stepRequested,
} from '../playback/playbackSlice';

/** Play and pause, one step back or on, speed, and whether long pauses are shortened. */
export function Transport() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const { status, isPlaying, speed, skipsIdle } = useSupportSelector(selectPlayback);
  const isOff = status !== 'open';
  return (
    <Cluster role="group" aria-label={t('support.transport')}>
      <IconButton
        icon={StepBack}
        label={t('support.transport.back')}
        disabled={isOff}
        onClick={() => dispatch(stepRequested(-1))}
      />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'support.transport.pause' : 'support.transport.play')}
        variant="brand"
        disabled={isOff}
        onClick={() => dispatch(isPlaying ? paused() : played())}
      />
      <IconButton
        icon={StepForward}
        label={t('support.transport.on')}
        disabled={isOff}
        onClick={() => dispatch(stepRequested(1))}
      />
      <Select
        label={t('support.transport.speed')}
        hideLabel
        value={String(speed)}
        onChange={({ target }) => {
          const chosen = SPEEDS.find((one) => String(one) === target.value);
          if (chosen !== undefined) dispatch(speedChosen(chosen));
        }}
        options={SPEEDS.map((one) => ({ value: String(one), label: t('support.transport.times', { times: one }) }))}
      />
      <Checkbox
        label={t('support.transport.skipsIdle')}
        checked={skipsIdle}
        onChange={({ target }) => dispatch(idleSkippingChosen(target.checked))}
      />
    </Cluster>
  );
}
