import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { PREVIEW_READY, previewAddress } from '../../contract/site/preview';
import { HEADER_VARIANTS } from '../../contract/site/siteConfiguration';
import { withBase } from '../../contract/pages/basePath';
import { useMessages } from '../../storefront/messages';
import { followFrame } from '../../storefront/platform/builderPage/frame';
import { Select } from '../../storefront/ui/fields/Select';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector, useIsLive } from '../kernel/hooks';
import { PREVIEW_WIDTHS, selectVariant, selectWidth, variantChosen } from '../app/viewSlice';
import { selectProblems } from '../draft';
import { previewReady } from './previewSaga';
import { Pane } from './preview.styles';
import { Stage } from './Stage';
import { WidthChoice } from './WidthChoice';

const address = previewAddress(HOME_ADDRESS);

/** The shop itself in a frame as wide as a phone, a tablet or a desktop, scaled down to fit. */
export function PreviewPane() {
  const t = useMessages();
  const width = useBuilderSelector(selectWidth);
  const isWrong = useBuilderSelector((state) => selectProblems(state).size > 0);
  const isLive = useIsLive();
  const frame = useRef<HTMLIFrameElement>(null);
  const pixels = PREVIEW_WIDTHS[width];
  useFrame(frame);
  return (
    <Pane aria-label={t('builder.preview.title')}>
      <Controls />
      <p role="status">{isWrong && t('builder.preview.lastGood')}</p>
      <Stage pixels={pixels}>
        {isLive && (
          <iframe
            ref={frame}
            src={withBase(address)}
            loading="lazy"
            title={t('builder.preview.frame', { width: pixels })}
          />
        )}
      </Stage>
      <a href={withBase(address)} target="_blank" rel="noreferrer">
        {t('builder.preview.window')}
      </a>
    </Pane>
  );
}

function Controls() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const variant = useBuilderSelector(selectVariant);
  return (
    <Bar>
      <WidthChoice />
      <Select
        label={t('builder.preview.variant')}
        hideLabel
        value={variant ?? ''}
        onChange={({ target }) =>
          dispatch(variantChosen(HEADER_VARIANTS.find((name) => name === target.value) ?? null))
        }
        options={[
          { value: '', label: t('builder.preview.own') },
          ...HEADER_VARIANTS.map((name) => ({
            value: name,
            label: t('builder.preview.header', { variant: t(`builderPaths.${name}`) }),
          })),
        ]}
      />
    </Bar>
  );
}

/** Reports when a page in the frame begins to listen. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>): void {
  const dispatch = useBuilderDispatch();
  useEffect(() => {
    if (!frame.current) return undefined;
    return followFrame(frame.current, (message) => {
      if (Reflect.get(new Object(message), 'type') === PREVIEW_READY) dispatch(previewReady());
    });
  }, [dispatch, frame]);
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  > :last-child {
    flex: 1 1 12rem;
  }
`;
