import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { useMessages } from '../../../storefront/messages';
import { IconButton } from '../../../storefront/ui/controls/IconButton';
import { Checkbox } from '../../../storefront/ui/fields/Checkbox';
import { Select } from '../../../storefront/ui/fields/Select';
import styled from 'styled-components';
import { media } from '../../../storefront/ui/theme/media';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { Cluster } from '../../../storefront/ui/layout/Stack';
import { useSupportDispatch, useSupportSelector } from '../../kernel/hooks';
import {
  idleSkippingChosen,
  paused,
  played,
  selectPlayback,
  speedChosen,
  SPEEDS,
  stepRequested,
} from '../../playback/playbackSlice';
import { usePlayerKeys } from './usePlayerKeys';
import { useTimeline } from './useTimeline';

/** Play and pause, one step back or forward, speed, and whether long pauses are shortened. */
export function Transport() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const { status, isHeld, isPlaying, speed, skipsIdle } = useSupportSelector(selectPlayback);
  const isOff = status !== 'open' || isHeld;
  const { happened, actions, marks, moveToMark } = useTimeline();
  const hasNoError = isOff || !marks.has('error');
  const toggle = () => dispatch(isPlaying ? paused() : played());
  const step = (steps: number) => dispatch(stepRequested(steps));
  usePlayerKeys({
    toggle,
    back: () => step(-1),
    on: () => step(1),
    lastError: () => moveToMark('error', -1),
    nextError: () => moveToMark('error', 1),
  });
  return (
    <Cluster role="group" aria-label={t('support.transport')}>
      <IconButton
        icon={ChevronFirst}
        label={t('support.transport.lastError')}
        disabled={hasNoError}
        onClick={() => moveToMark('error', -1)}
      />
      <IconButton icon={StepBack} label={t('support.transport.back')} disabled={isOff} onClick={() => step(-1)} />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'support.transport.pause' : 'support.transport.play')}
        variant="brand"
        disabled={isOff}
        onClick={toggle}
      />
      <IconButton icon={StepForward} label={t('support.transport.on')} disabled={isOff} onClick={() => step(1)} />
      <IconButton
        icon={ChevronLast}
        label={t('support.transport.nextError')}
        disabled={hasNoError}
        onClick={() => moveToMark('error', 1)}
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
      <Position>{t('support.transport.at', { at: happened, last: actions })}</Position>
      <Keys>{t('support.transport.keys')}</Keys>
    </Cluster>
  );
}

const Position = styled.span`
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;

const Keys = styled.small`
  color: ${tokens.color.inkSoft};
  ${media.belowLarge} {
    display: none;
  }
`;
